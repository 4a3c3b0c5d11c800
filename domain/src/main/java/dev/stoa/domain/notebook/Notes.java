package dev.stoa.domain.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The notes of all agents; only live ones are searchable. */
public interface Notes extends Searched {

  /** Stores new notes; a duplicate id, an unknown agent or an unknown channel is an error. */
  void add(Seq<Note> notes);

  /** Stores the changes of a locked note. */
  void save(Note note);

  /** Stores the new note and the changes of the locked notes it replaces. */
  void replace(Replacement replacement);

  /** Removes a note; the notes it replaced then have no successor. */
  void remove(NoteId id);

  /** The note of this id. */
  Option<Note> find(NoteId id);

  /** The notes with these ids, in any order; unknown ids are left out. */
  Seq<Note> find(Seq<NoteId> ids);

  /**
   * The notes with these ids, locked until the open write unit ends.
   *
   * <p>In ascending order of ids, so that concurrent callers cannot deadlock.
   */
  Seq<Note> lock(Seq<NoteId> ids);

  /** Notes of the agent whose id has this suffix, up to a limit, ordered by their reversed ids. */
  Seq<Note> endingWith(AgentId agent, String suffix, int limit);

  /** A page of notes of the agent, newest first, ties by descending id. */
  Seq<Note> page(AgentId agent, NoteQuery query);

  /** The nearest notes that it replaced, directly or indirectly, up to a limit, in any order. */
  Seq<Note> predecessors(NoteId id, int limit);

  /** The nearest notes that replaced it, directly or indirectly, up to a limit, in any order. */
  Seq<Note> successors(NoteId id, int limit);
}

package dev.stoa.domain.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.search.Searched;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The notes of every agent. What is searchable of them is what is not archived. */
public interface Notes extends Searched {

  /** Keeps new notes; a taken id is breakage, and so is an agent or channel that is not there. */
  void add(Seq<Note> notes);

  /** Keeps what has changed of a locked note. */
  void save(Note note);

  /** Keeps the new note, and what has changed of the locked ones it takes the place of. */
  void replace(Replacement replacement);

  /** Removes a note; those it took the place of are then superseded by nothing. */
  void remove(NoteId id);

  /** The note of this id. */
  Option<Note> find(NoteId id);

  /** The notes of these ids, in no promised order; who is not there is left out. */
  Seq<Note> find(Seq<NoteId> ids);

  /**
   * The notes of these ids, held still: needs an open write unit, until whose end they are alone.
   *
   * <p>In ascending order of ids, so that two who want the same notes never wait for each other.
   */
  Seq<Note> lock(Seq<NoteId> ids);

  /** Notes of the agent whose id ends so, at most so many, ordered by their ids read backwards. */
  Seq<Note> endingWith(AgentId agent, String suffix, int limit);

  /** Notes of the agent beyond a position, newest first, ties by descending id. */
  Seq<Note> page(AgentId agent, NoteFilter filter, Option<NotePosition> after, int limit);

  /** Everything the note took the place of, at most so many, the nearest; in no promised order. */
  Seq<Note> predecessors(NoteId id, int limit);

  /** Everything that took its place in turn, at most so many, the nearest; in no promised order. */
  Seq<Note> successors(NoteId id, int limit);
}

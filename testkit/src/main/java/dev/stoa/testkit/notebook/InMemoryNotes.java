package dev.stoa.testkit.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.agent.AgentBelongings;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/** The notes in a sorted map; links are derived from the replacing note. */
public final class InMemoryNotes implements Notes, AgentBelongings {

  private final Cell<SortedMap<NoteId, Note>> notes;
  private final Predicate<AgentId> agents;
  private final Predicate<ChannelId> channels;
  private final TextIndex index;

  /**
   * Over a unit of work, with whoever knows which agents and channels there are, and the index that
   * must hear when a note changes hands.
   */
  public InMemoryNotes(
      InMemoryUnitOfWork unit,
      Predicate<AgentId> agents,
      Predicate<ChannelId> channels,
      TextIndex index) {
    this.notes = unit.cell(TreeMap.empty());
    this.agents = agents;
    this.channels = channels;
    this.index = index;
  }

  @Override
  public void add(Seq<Note> added) {
    notes.requireWriting();
    added.forEach(this::add);
  }

  private void add(Note note) {
    if (find(note.id()).isDefined()) {
      throw new StorageException("the workspace holds note " + note.id() + " already");
    }
    if (!agents.test(note.agent()) || !note.origin().channel().forAll(channels::test)) {
      throw new StorageException(
          "note " + note.id() + " is of an agent or channel that does not exist");
    }
    save(note);
  }

  @Override
  public void save(Note note) {
    notes.update(all -> all.put(note.id(), note));
  }

  @Override
  public void replace(Replacement replacement) {
    add(Vector.of(replacement.synthesis()));
    replacement.replaced().forEach(this::save);
  }

  @Override
  public void remove(NoteId id) {
    notes.update(
        all ->
            all.remove(id)
                .mapValues(note -> note.supersededBy().contains(id) ? freed(note) : note));
  }

  @Override
  public Option<Note> find(NoteId id) {
    return notes.get().get(id).map(this::seen);
  }

  @Override
  public Seq<Note> find(Seq<NoteId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Seq<Note> lock(Seq<NoteId> ids) {
    // Writing nothing is still writing: a unit that only reads may not hold a note still.
    notes.update(all -> all);
    return find(ids.sorted());
  }

  @Override
  public Seq<Note> endingWith(AgentId agent, String suffix, int limit) {
    return InMemoryIdEnds.among(
        all().filter(note -> note.agent().equals(agent)), note -> note.id().value(), suffix, limit);
  }

  @Override
  public Seq<Note> page(AgentId agent, NoteFilter filter, Option<NotePosition> after, int limit) {
    return all()
        .filter(note -> note.agent().equals(agent) && filter.accepts(note))
        .filter(note -> after.forAll(last -> note.position().compareTo(last) > 0))
        .sortBy(Note::position)
        .take(limit);
  }

  @Override
  public Seq<Note> predecessors(NoteId id, int limit) {
    return linked(
        id, limit, one -> all().filter(note -> note.supersededBy().contains(one)).map(Note::id));
  }

  @Override
  public Seq<Note> successors(NoteId id, int limit) {
    return linked(id, limit, one -> find(one).flatMap(Note::supersededBy).toVector());
  }

  @Override
  public SearchSource source() {
    return SearchSource.NOTE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return all()
        .filter(note -> note.archivedAt().isEmpty())
        .filter(note -> after.forAll(last -> note.id().compareTo(new NoteId(last)) > 0))
        .take(limit)
        .map(Note::document);
  }

  @Override
  public String kind() {
    return "memories";
  }

  @Override
  public long repoint(AgentId from, AgentId into) {
    Seq<Note> moved = all().filter(note -> note.agent().equals(from)).map(note -> of(note, into));
    moved.forEach(this::save);
    moved.filter(note -> note.archivedAt().isEmpty()).forEach(note -> index.put(note.document()));
    return moved.size();
  }

  @Override
  public long count(AgentId owner) {
    return all().count(note -> note.agent().equals(owner));
  }

  @Override
  public void remove(AgentId owner) {
    Seq<NoteId> removed = all().filter(note -> note.agent().equals(owner)).map(Note::id);
    removed.forEach(this::remove);
    index.removeAll(source(), removed.map(NoteId::value));
  }

  /** How many notes there are, and how many of them are archived. */
  public Tally tally() {
    return new Tally(all().size(), all().count(note -> note.archivedAt().isDefined()));
  }

  /** How many different topics they have. */
  public Tally topics() {
    return new Tally(all().map(Note::topic).distinct().size(), 0);
  }

  private Vector<Note> all() {
    return notes.get().values().map(this::seen).toVector();
  }

  /** Nearest first. */
  private Seq<Note> linked(NoteId id, int limit, Function<NoteId, Seq<NoteId>> next) {
    LinkedHashSet<NoteId> found = LinkedHashSet.empty();
    Seq<NoteId> edge = Vector.of(id);
    while (!edge.isEmpty() && found.size() < limit) {
      edge = edge.flatMap(next).distinct().removeAll(found);
      found = found.addAll(edge);
    }
    return find(found.toVector().take(limit));
  }

  /** Without its channel if that was deleted. */
  private Note seen(Note note) {
    return note.origin().channel().forAll(channels::test)
        ? note
        : with(
            note,
            note.agent(),
            new NoteOrigin(note.origin().source(), Option.none(), note.origin().codeAnchors()),
            note.supersededBy());
  }

  private static Note freed(Note note) {
    return with(note, note.agent(), note.origin(), Option.none());
  }

  private static Note of(Note note, AgentId owner) {
    return with(note, owner, note.origin(), note.supersededBy());
  }

  private static Note with(
      Note note, AgentId owner, NoteOrigin origin, Option<NoteId> supersededBy) {
    return new Note(
        note.id(),
        owner,
        note.topic(),
        note.message(),
        note.createdAt(),
        note.editedAt(),
        note.archivedAt(),
        note.core(),
        origin,
        note.synthesisNote(),
        supersededBy);
  }
}

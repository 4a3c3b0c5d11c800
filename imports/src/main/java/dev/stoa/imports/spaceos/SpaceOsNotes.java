package dev.stoa.imports.spaceos;

import dev.stoa.domain.imports.NoteLink;
import dev.stoa.domain.imports.NoteLinks;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteBuilder;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteOrigin;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** The private notes and the shared knowledge of space-os. */
final class SpaceOsNotes {

  private final ImportRun run;
  private final ForeignStore store;
  private final KnownIds known;
  private final NoteLinks links;
  private final Notes notes;

  /** What refers to notes that may come later. */
  private final List<Tuple2<NoteId, NoteId>> replacedBy = new ArrayList<>();

  private final List<Tuple2<NoteId, NoteId>> replaces = new ArrayList<>();

  SpaceOsNotes(ImportRun run, ForeignStore store, KnownIds known) {
    this.run = run;
    this.store = store;
    this.known = known;
    this.links = run.imports().noteLinks();
    this.notes = run.storage().notes();
  }

  void run() {
    run.table(store, "memories", "notes").key("memory_id").intoChecked(this::note, this::keep);
    replacedBy.forEach(one -> replaced(one._1, one._2));
    links.saveReplaced(Vector.ofAll(replaces).filter(one -> isHere(one._1) && isHere(one._2)));
    run.table(store, "links", "links of notes")
        .key("link_id")
        .intoChecked(this::link, this::keepLinks);
    run.table(store, "knowledge", "knowledge")
        .key("knowledge_id")
        .intoChecked(this::entry, this::keepEntries);
  }

  private Note note(ForeignRow row) {
    NoteId id = new NoteId(row.required("memory_id"));
    Instant created = run.stamps().require(row, "created_at");
    row.nonBlank("superseded_by").forEach(by -> replacedBy.add(Tuple.of(id, new NoteId(by))));
    row.nonBlank("supersedes").forEach(old -> replaces.add(Tuple.of(id, new NoteId(old))));
    return NoteBuilder.builder()
        .id(id)
        .agent(known.agent(row.required("agent_id")))
        .topic(new NoteTopic(row.required("topic")))
        .message(row.required("message"))
        .createdAt(created)
        .editedAt(edited(created, run.stamps().read(row, "timestamp")))
        .archivedAt(run.stamps().read(row, "archived_at"))
        .core(row.flag("core"))
        .origin(
            new NoteOrigin(
                row.nonBlank("source").getOrElse(NoteOrigin.MANUAL.source()),
                row.nonBlank("bridge_channel").map(known::channel),
                row.nonBlank("code_anchors")))
        .synthesisNote(row.nonBlank("synthesis_note"))
        .supersededBy(Option.none())
        .build();
  }

  /** The stamp there is the minute of the last edit, which may be that of the first writing. */
  private static Instant edited(Instant created, Option<Instant> minute) {
    return minute
        .filter(at -> at.isAfter(created.truncatedTo(ChronoUnit.MINUTES)))
        .getOrElse(created);
  }

  private Seq<Option<String>> keep(Seq<Note> batch) {
    Set<NoteId> existing = notes.find(batch.map(Note::id)).map(Note::id).toSet();
    Seq<Note> fresh = batch.reject(one -> existing.contains(one.id()));
    notes.add(fresh);
    run.index(fresh.filter(one -> one.archivedAt().isEmpty()).map(Note::document));
    return batch.map(
        one -> Option.when(existing.contains(one.id()), "a note with this id is here already"));
  }

  private void replaced(NoteId id, NoteId by) {
    if (isHere(by)) {
      notes
          .find(id)
          .forEach(one -> notes.save(NoteBuilder.from(one).supersededBy(Option.some(by)).build()));
    }
  }

  private boolean isHere(NoteId id) {
    return notes.find(id).isDefined();
  }

  private NoteLink link(ForeignRow row) {
    return new NoteLink(
        row.required("link_id"),
        new NoteId(row.required("memory_id")),
        new NoteId(row.required("parent_id")),
        row.required("kind"),
        run.stamps().require(row, "created_at"));
  }

  private Seq<Option<String>> keepLinks(Seq<NoteLink> batch) {
    Set<NoteId> here =
        notes
            .find(batch.flatMap(one -> Vector.of(one.note(), one.parent())).distinct())
            .map(Note::id)
            .toSet();
    Seq<NoteLink> sound =
        batch.filter(one -> here.contains(one.note()) && here.contains(one.parent()));
    links.add(sound);
    return batch.map(one -> Option.when(!sound.contains(one), "it links a note that is not here"));
  }

  private KnowledgeEntry entry(ForeignRow row) {
    return new KnowledgeEntry(
        new KnowledgeId(row.required("knowledge_id")),
        known.agent(row.required("agent_id")),
        new Contribution(
            new DomainPath(row.required("domain")),
            row.required("content"),
            row.real("confidence"),
            Validity.ALWAYS),
        run.stamps().require(row, "created_at"),
        run.stamps().read(row, "archived_at"),
        Option.none());
  }

  private Seq<Option<String>> keepEntries(Seq<KnowledgeEntry> batch) {
    KnowledgeEntries entries = run.storage().knowledgeEntries();
    Set<KnowledgeId> existing =
        entries.find(batch.map(KnowledgeEntry::id)).map(KnowledgeEntry::id).toSet();
    Seq<KnowledgeEntry> fresh = batch.reject(one -> existing.contains(one.id()));
    entries.add(fresh);
    run.index(fresh.filter(one -> one.archivedAt().isEmpty()).map(KnowledgeEntry::document));
    return batch.map(
        one -> Option.when(existing.contains(one.id()), "knowledge with this id is here already"));
  }
}

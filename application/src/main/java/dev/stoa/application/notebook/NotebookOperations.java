package dev.stoa.application.notebook;

import dev.stoa.application.agent.ActAs;
import dev.stoa.application.agent.FindAgent;
import dev.stoa.application.agent.WakeSpawn;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.application.trust.EditOrigins;
import dev.stoa.application.trust.Supersessions;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.knowledge.KnowledgeStorage;
import dev.stoa.domain.notebook.Briefing;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.RelatedNote;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Function;

/**
 * Operations on the private notes of agents.
 *
 * <p>The first argument is the acting agent, which must be live: its id, its identity or a unique
 * suffix of its id. A note is given by its id or a suffix that only one of the agent's notes has.
 * Changing a note counts as activity of the agent.
 */
public final class NotebookOperations {

  private final UnitOfWork unitOfWork;
  private final Notes notes;
  private final Channels channels;
  private final ActAs act;
  private final FindAgent agents;
  private final WakeSpawn wake;
  private final FindNote find;
  private final StoreNotes keep;
  private final ReplaceNotes replace;
  private final FoldNotes fold;
  private final EditOrigins edited;
  private final AppendAudit audit;
  private final RelateNotes relate;
  private final BriefAgent brief;
  private final InstantSource clock;
  private final IdSource ids;

  /**
   * For one workspace, with its clock, its id source and the counter of its model.
   *
   * @param supersessions what items have superseded, of each kind that does
   */
  public <
          S extends
              NotebookStorage & AgentStorage & ChannelStorage & DebateStorage & KnowledgeStorage
                  & SearchStorage & AuditStorage & TrustStorage>
      NotebookOperations(
          S storage,
          InstantSource time,
          IdSource ids,
          TokenCounter counter,
          Iterable<Supersessions> supersessions) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.notes = storage.notes();
    this.channels = storage.channels();
    this.act = new ActAs(storage.agents(), clock);
    this.agents = new FindAgent(storage.agents());
    this.wake = new WakeSpawn(storage.spawns());
    this.find = new FindNote(notes);
    this.keep = new StoreNotes(notes, storage, new BindOrigins(storage, clock));
    this.replace = new ReplaceNotes(notes, find, keep, new NoteSupersessions(storage, clock));
    this.fold = new FoldNotes(notes, find, keep, new FoldTexts(storage, clock, ids));
    this.edited = new EditOrigins(storage, supersessions, clock);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.relate = new RelateNotes(notes, storage.textIndex());
    this.brief = new BriefAgent(storage, counter);
    this.clock = clock;
    this.ids = ids;
  }

  /** Writes a note. */
  public Either<NoteRefused, Note> write(String as, NoteDraft draft) {
    return writeAll(as, Vector.of(draft)).map(Seq::head);
  }

  /** As above, among the plain notes. */
  public Either<NoteRefused, Note> write(String as, String message) {
    return write(as, NoteDraft.of(NoteTopic.NOTES, message));
  }

  /** Writes notes in order, all or none. */
  public Either<NoteRefused, Seq<Note>> writeAll(String as, Iterable<NoteDraft> drafts) {
    Seq<NoteDraft> all = Vector.ofAll(drafts);
    Batch.checked(all);
    return acting(as, agent -> written(agent, all).peek(keep::add));
  }

  /**
   * Writes a note with regard to those of the agent that say nearly the same. One that says the
   * same, but for case, whitespace and the marks of a list or a citation, is returned as it is.
   */
  public Either<NoteRefused, Written<Note>> write(String as, NoteDraft draft, WhenSimilar when) {
    return unitOfWork
        .read(
            () ->
                reading(as)
                    .flatMap(agent -> written(agent, draft))
                    .flatMap(fresh -> fold.decide(fresh, when)))
        .flatMap(
            found ->
                acting(as, agent -> written(agent, draft).map(fresh -> fold.write(fresh, found))));
  }

  /** As above, of several, all or none; each is compared with those before it too. */
  public Either<NoteRefused, Seq<Written<Note>>> writeAll(
      String as, Iterable<NoteDraft> drafts, WhenSimilar when) {
    Seq<NoteDraft> all = Batch.checked(drafts);
    return acting(
        as,
        agent ->
            Either.sequenceRight(
                all.iterator()
                    .map(draft -> written(agent, draft).flatMap(one -> fold.fold(one, when)))));
  }

  /** The other wordings that were merged into a note, oldest first, at most a thousand. */
  public Either<NoteRefused, Seq<Variant>> variants(String as, String note) {
    return unitOfWork.read(
        () -> reading(as).flatMap(agent -> find.find(agent, note)).map(fold::variants));
  }

  /** Makes another wording of a note a note of its own. */
  public Either<NoteRefused, Note> takeOut(String as, VariantId variant) {
    return acting(as, agent -> fold.takeOut(agent, variant, draft -> written(agent, draft)));
  }

  /** Edits a note; its id and its position in lists stay. */
  public Either<NoteRefused, Note> edit(String as, String note, NoteEdit edit) {
    return acting(
        as,
        agent ->
            find.lock(agent, note)
                .flatMap(
                    before ->
                        before
                            .edit(edit, clock.instant())
                            .peek(after -> keep.edit(before, after, edited))));
  }

  /** Sets or removes the core flag of a note. */
  public Either<NoteRefused, Note> markCore(String as, String note, boolean core) {
    return change(as, note, found -> found.asCore(core));
  }

  /** Archives a note, audited; an archived one stays as it is. */
  public Either<NoteRefused, Note> archive(String as, String note) {
    return moved(
        StoaEventType.NOTEBOOK_NOTE_ARCHIVED,
        as,
        note,
        found -> Either.right(found.archive(clock.instant())));
  }

  /** Restores an archived note, audited; a live one stays as it is. */
  public Either<NoteRefused, Note> restore(String as, String note) {
    return moved(StoaEventType.NOTEBOOK_NOTE_RESTORED, as, note, Note::restore);
  }

  /** Deletes a note permanently; audited. Notes it replaced then have no successor. */
  public Either<NoteRefused, Note> delete(String as, String note) {
    return acting(
        as,
        agent ->
            find.lock(agent, note)
                .peek(found -> keep.remove(found.id()))
                .peek(found -> record(StoaEventType.NOTEBOOK_NOTE_DELETED, found)));
  }

  /**
   * Replaces notes by one new note, all or none.
   *
   * @param why the reason for the replacement
   */
  public Either<NoteRefused, Replacement> replace(
      String as, Iterable<String> others, NoteDraft draft, String why) {
    return replace(as, others, draft, Option.some(why));
  }

  /** As above, without a reason. */
  public Either<NoteRefused, Replacement> replace(
      String as, Iterable<String> others, NoteDraft draft) {
    return replace(as, others, draft, Option.none());
  }

  private Either<NoteRefused, Replacement> replace(
      String as, Iterable<String> others, NoteDraft draft, Option<String> why) {
    Seq<String> replaced = Vector.ofAll(others);
    return acting(
        as,
        agent ->
            written(agent, Vector.of(draft))
                .flatMap(notes -> replace.replace(replaced, notes.head(), why)));
  }

  /** The agent's own note of this id, archived or not. */
  public Either<NoteRefused, Option<Note>> find(String as, NoteId id) {
    return unitOfWork.read(
        () -> reading(as).map(agent -> notes.find(id).filter(note -> note.agent().equals(agent))));
  }

  /** The agent's own note that is meant, archived or not. */
  public Either<NoteRefused, Note> resolve(String as, String note) {
    return unitOfWork.read(() -> reading(as).flatMap(agent -> find.find(agent, note)));
  }

  /** Notes, newest first; the next page begins after its {@code next}. */
  public Either<NoteRefused, Page<Note, TimePosition<NoteId>>> list(String as, NoteQuery query) {
    return unitOfWork
        .read(() -> reading(as).map(agent -> notes.page(agent, query)))
        .map(items -> query.page().page(items, Note::position));
  }

  /** As {@link #list}, only notes up to this age. */
  public Either<NoteRefused, Page<Note, TimePosition<NoteId>>> listRecent(
      String as, Duration age, NoteQuery query) {
    Instants.requireAge("age", age);
    return list(as, query.since(Instants.before(clock.instant(), age)));
  }

  /** Everything a note replaced, and everything that replaced it. */
  public Either<NoteRefused, NoteChain> chain(String as, String note) {
    return unitOfWork.read(
        () ->
            reading(as)
                .flatMap(agent -> find.find(agent, note))
                .map(
                    found ->
                        NoteChain.of(
                            found,
                            notes.predecessors(found.id(), NoteChain.MOST + 1),
                            notes.successors(found.id(), NoteChain.MOST + 1))));
  }

  /** Up to five of the agent's notes that share the most words with one. */
  public Either<NoteRefused, Seq<RelatedNote>> related(String as, String note) {
    return unitOfWork.read(
        () -> reading(as).flatMap(agent -> find.find(agent, note)).map(relate::relatedTo));
  }

  /** Returns the wake briefing, and counts the wake in the open spawn, if there is one. */
  public Either<NoteRefused, Briefing> wake(String as) {
    return wake(as, PackQuestion.USUAL_TOKENS);
  }

  /** As above, with a budget of tokens for its notes and the news. */
  public Either<NoteRefused, Briefing> wake(String as, int tokens) {
    return unitOfWork.write(
        () ->
            act.act(as)
                .<NoteRefused>mapLeft(NoteRefused.NoAgent::new)
                .peek(agent -> wake.wakeNewest(agent.id()))
                .map(agent -> brief.brief(agent, tokens, clock.instant())));
  }

  /** The briefing of {@link #wake}, without counting a wake. */
  public Either<NoteRefused, Briefing> briefing(String as) {
    return briefing(as, PackQuestion.USUAL_TOKENS);
  }

  /** As above, with a budget of tokens for its notes and the news. */
  public Either<NoteRefused, Briefing> briefing(String as, int tokens) {
    return unitOfWork.snapshot(
        () ->
            agents
                .live(as)
                .<NoteRefused>mapLeft(NoteRefused.NoAgent::new)
                .map(agent -> brief.brief(agent, tokens, clock.instant())));
  }

  private Either<NoteRefused, Note> written(AgentId agent, NoteDraft draft) {
    return written(agent, Vector.of(draft)).map(Seq::head);
  }

  private Either<NoteRefused, Seq<Note>> written(AgentId agent, Seq<NoteDraft> drafts) {
    return drafts
        .flatMap(draft -> draft.origin().channel())
        .distinct()
        .find(channel -> channels.find(channel).isEmpty())
        .<Either<NoteRefused, Seq<Note>>>map(
            unknown -> Either.left(new NoteRefused.UnknownChannel(unknown)))
        .getOrElse(
            () ->
                Either.right(
                    drafts
                        .map(
                            draft ->
                                Note.written(new NoteId(ids.next()), agent, draft, clock.instant()))
                        .toVector()));
  }

  private Either<NoteRefused, Note> change(
      String as, String note, Function<Note, Either<NoteRefused, Note>> rule) {
    return acting(as, agent -> find.lock(agent, note).flatMap(rule).peek(keep::save));
  }

  private Either<NoteRefused, Note> moved(
      StoaEventType type, String as, String note, Function<Note, Either<NoteRefused, Note>> rule) {
    return acting(
        as,
        agent ->
            find.lock(agent, note)
                .flatMap(
                    before ->
                        rule.apply(before)
                            .peek(
                                after -> {
                                  if (!after.equals(before)) {
                                    keep.save(after);
                                    record(type, after);
                                  }
                                })));
  }

  private void record(StoaEventType type, Note note) {
    audit.record(
        AuditEvent.of(
            type,
            AuditMembers.of("note_id", note.id().value()).id("agent_id", note.agent().value())));
  }

  private <T> Either<NoteRefused, T> acting(
      String as, Function<AgentId, Either<NoteRefused, T>> work) {
    return unitOfWork.write(
        () ->
            act.act(as)
                .<NoteRefused>mapLeft(NoteRefused.NoAgent::new)
                .map(Agent::id)
                .flatMap(work));
  }

  private Either<NoteRefused, AgentId> reading(String as) {
    return agents.live(as).<NoteRefused>mapLeft(NoteRefused.NoAgent::new).map(Agent::id);
  }
}

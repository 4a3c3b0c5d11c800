package dev.stoa.application.knowledge;

import dev.stoa.application.agent.ActAs;
import dev.stoa.application.agent.FindAgent;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import dev.stoa.domain.knowledge.KnowledgeStorage;
import dev.stoa.domain.knowledge.RelatedKnowledge;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Operations on shared knowledge.
 *
 * <p>An entry is given by its id or a unique suffix of it. The acting agent must be live and is
 * given by its id, its identity or a unique suffix of its id.
 */
public final class KnowledgeOperations {

  private final UnitOfWork unitOfWork;
  private final KnowledgeEntries entries;
  private final TextIndex index;
  private final AppendAudit audit;
  private final BindOrigins origins;
  private final ActAs act;
  private final FindAgent agents;
  private final FindKnowledge find;
  private final SearchKnowledge search;
  private final SupersedeKnowledge supersede;
  private final FoldKnowledge fold;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends KnowledgeStorage & AgentStorage & SearchStorage & AuditStorage & TrustStorage>
      KnowledgeOperations(S storage, InstantSource time, IdSource ids) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.entries = storage.knowledgeEntries();
    this.index = storage.textIndex();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.origins = new BindOrigins(storage, clock);
    this.act = new ActAs(storage.agents(), clock);
    this.find = new FindKnowledge(entries);
    this.search = new SearchKnowledge(entries, storage);
    this.supersede = new SupersedeKnowledge(entries, find, KnowledgeSupersessions.in(storage));
    this.fold = new FoldKnowledge(entries, new FoldTexts(storage, clock, ids));
    this.agents = new FindAgent(storage.agents());
    this.clock = clock;
    this.ids = ids;
  }

  /** Contributes an entry, audited; it never changes, but can be archived. */
  public Either<KnowledgeRefused, KnowledgeEntry> contribute(String as, Contribution draft) {
    return contributeAll(as, Vector.of(draft)).map(Seq::head);
  }

  /** As above, in the words of the domain, such as {@code storage/sqlite}. */
  public Either<KnowledgeRefused, KnowledgeEntry> contribute(
      String as, String domain, String content) {
    return contribute(as, Contribution.of(new DomainPath(domain), content));
  }

  /** Contributes several entries in order, in one transaction, each audited. */
  public Either<KnowledgeRefused, Seq<KnowledgeEntry>> contributeAll(
      String as, Iterable<Contribution> drafts) {
    Seq<Contribution> all = Vector.ofAll(drafts);
    Batch.checked(all);
    return acting(as, agent -> Either.right(added(agent, all)));
  }

  /**
   * Contributes an entry, audited, with regard to those of the agent that say nearly the same. One
   * that says the same, but for case, whitespace and the marks of a list or a citation, is returned
   * as it is.
   */
  public Either<KnowledgeRefused, Written<KnowledgeEntry>> contribute(
      String as, Contribution draft, WhenSimilar when) {
    return contribute(as, draft, when, Vector.empty());
  }

  /**
   * As above; it also supersedes entries of its author, which end where it begins.
   *
   * @param supersedes their ids or unique suffixes of them, at most a hundred
   */
  public Either<KnowledgeRefused, Written<KnowledgeEntry>> contribute(
      String as, Contribution draft, WhenSimilar when, Iterable<String> supersedes) {
    Seq<String> losers = SupersedeKnowledge.checked(Vector.ofAll(supersedes));
    return unitOfWork
        .read(
            () ->
                agents
                    .live(as)
                    .<KnowledgeRefused>mapLeft(KnowledgeRefused.NoAgent::new)
                    .flatMap(agent -> fold.decide(fresh(agent.id(), draft), when)))
        .flatMap(
            found ->
                acting(
                    as,
                    agent -> {
                      Written<KnowledgeEntry> written = folded(agent, draft, found);
                      return supersede
                          .supersedeAll(losers, written.item(), superseded(agent))
                          .map(winner -> written.map(before -> winner));
                    }));
  }

  private Consumer<KnowledgeEntry> superseded(AgentId agent) {
    return after ->
        audit.record(
            AuditEvent.of(
                StoaEventType.KNOWLEDGE_SUPERSEDED,
                members(after, agent).id("successor_id", after.successor().get().id().value())));
  }

  /** As above, of several in one transaction; each is compared with those before it too. */
  public Either<KnowledgeRefused, Seq<Written<KnowledgeEntry>>> contributeAll(
      String as, Iterable<Contribution> drafts, WhenSimilar when) {
    Seq<Contribution> all = Batch.checked(drafts);
    return acting(
        as,
        agent ->
            Either.sequenceRight(
                all.iterator()
                    .map(
                        draft ->
                            fold.decide(fresh(agent, draft), when)
                                .map(found -> folded(agent, draft, found)))));
  }

  private Written<KnowledgeEntry> folded(AgentId agent, Contribution draft, SimilarTexts found) {
    return fold.write(fresh(agent, draft), found, entry -> add(agent, Vector.of(entry)));
  }

  /** The other wordings that were merged into an entry, oldest first, at most a thousand. */
  public Either<KnowledgeRefused, Seq<Variant>> variants(String entry) {
    return unitOfWork.read(() -> find.find(entry).map(fold::variants));
  }

  /** Makes another wording of an entry an entry of its own, of the same author; audited. */
  public Either<KnowledgeRefused, KnowledgeEntry> takeOut(String as, VariantId variant) {
    return acting(
        as,
        by ->
            fold.takeOut(
                variant,
                (from, draft) -> {
                  KnowledgeEntry own = fresh(from.agent(), draft);
                  add(by, Vector.of(own));
                  return own;
                }));
  }

  /**
   * Archives an entry, audited: it is in no list or search unless requested. An archived one stays
   * as it is.
   */
  public Either<KnowledgeRefused, KnowledgeEntry> archive(String as, String entry) {
    return acting(
        as,
        agent ->
            find.lock(entry)
                .map(
                    found ->
                        found.archivedAt().isDefined()
                            ? found
                            : archived(found.archive(clock.instant()), agent)));
  }

  private KnowledgeEntry archived(KnowledgeEntry removed, AgentId by) {
    entries.save(removed);
    index.remove(SearchSource.KNOWLEDGE, removed.id().value());
    audit.record(event(StoaEventType.KNOWLEDGE_ARCHIVED, removed, by));
    return removed;
  }

  /** Restores an archived entry, audited; a live one stays as it is. */
  public Either<KnowledgeRefused, KnowledgeEntry> restore(String as, String entry) {
    return acting(
        as,
        agent ->
            find.lock(entry)
                .map(
                    found ->
                        found.archivedAt().isEmpty() ? found : restored(found.restore(), agent)));
  }

  private KnowledgeEntry restored(KnowledgeEntry back, AgentId by) {
    entries.save(back);
    index.put(back.document());
    audit.record(event(StoaEventType.KNOWLEDGE_RESTORED, back, by));
    return back;
  }

  /**
   * Supersedes an entry by another of its author, audited: it ends where the other begins and is
   * kept. Repeating it changes nothing.
   */
  public Either<KnowledgeRefused, KnowledgeEntry> supersede(String as, String entry, String by) {
    return acting(as, agent -> supersede.supersede(entry, by, superseded(agent)));
  }

  /** Undoes that an entry was superseded, audited: it has the end again that it had before. */
  public Either<KnowledgeRefused, KnowledgeEntry> reinstate(String as, String entry) {
    return acting(
        as,
        agent ->
            supersede
                .reinstate(entry)
                .peek(
                    after ->
                        audit.record(event(StoaEventType.KNOWLEDGE_REINSTATED, after, agent))));
  }

  /** What an entry superseded, directly or not, and what superseded it, with itself. */
  public Either<KnowledgeRefused, Seq<KnowledgeEntry>> history(String entry) {
    return unitOfWork.snapshot(() -> supersede.history(entry));
  }

  /** The entry of this id, archived or not. */
  public Option<KnowledgeEntry> find(KnowledgeId id) {
    return unitOfWork.read(() -> entries.find(id));
  }

  /** The entry that is meant, archived or not. */
  public Either<KnowledgeRefused, KnowledgeEntry> resolve(String entry) {
    return unitOfWork.read(() -> find.find(entry));
  }

  /** Entries, newest first; the next page begins after its {@code next}. */
  public Page<KnowledgeEntry, TimePosition<KnowledgeId>> list(KnowledgeQuery query) {
    return query
        .page()
        .page(
            unitOfWork.read(() -> entries.page(query, clock.instant())), KnowledgeEntry::position);
  }

  /** The children of a path, or the top-level paths, with their number of current entries. */
  public Page<DomainBranch, DomainPath> tree(BranchQuery query) {
    return query
        .page()
        .page(unitOfWork.read(() -> entries.branches(query, clock.instant())), DomainBranch::path);
  }

  /** Up to five entries that share the most words with one. */
  public Either<KnowledgeRefused, Seq<RelatedKnowledge>> related(String entry) {
    return unitOfWork.read(
        () -> find.find(entry).map(one -> search.relatedTo(one, clock.instant())));
  }

  /** Matching entries that are true now, best first. */
  public Page<KnowledgeHit, Integer> search(TextQuery question, PageRequest<Integer> page) {
    return search(question, ValidAt.NOW, page);
  }

  /** As above, of what is true then. */
  public Page<KnowledgeHit, Integer> search(
      TextQuery question, ValidAt when, PageRequest<Integer> page) {
    TextQuery valid = question.validAt(when.asOf(clock.instant()));
    return Page.of(
        unitOfWork.read(() -> search.search(valid, page.after().getOrElse(0), page.limit())), page);
  }

  /** The best answers to a question, with any of its words. */
  public Page<KnowledgeHit, Integer> search(String words) {
    return search(TextQuery.about(words), PageRequest.first());
  }

  private Seq<KnowledgeEntry> added(AgentId agent, Seq<Contribution> drafts) {
    Seq<KnowledgeEntry> results = drafts.map(one -> fresh(agent, one)).toVector();
    add(agent, results);
    return results;
  }

  private KnowledgeEntry fresh(AgentId agent, Contribution draft) {
    return KnowledgeEntry.of(new KnowledgeId(ids.next()), agent, draft, clock.instant());
  }

  private void add(AgentId by, Seq<KnowledgeEntry> added) {
    entries.add(added);
    index.putAll(added.map(KnowledgeEntry::document));
    AuditMembers bound =
        origins.bind(ItemKind.KNOWLEDGE, added.map(entry -> entry.id().value()), by.value());
    audit.recordAll(
        added.map(
            entry ->
                AuditEvent.of(StoaEventType.KNOWLEDGE_CONTRIBUTED, members(entry, by).and(bound))));
  }

  private static AuditEvent event(StoaEventType type, KnowledgeEntry entry, AgentId by) {
    return AuditEvent.of(type, members(entry, by));
  }

  private static AuditMembers members(KnowledgeEntry entry, AgentId by) {
    return AuditMembers.of("knowledge_id", entry.id().value()).id("by_agent_id", by.value());
  }

  private <T> Either<KnowledgeRefused, T> acting(
      String as, Function<AgentId, Either<KnowledgeRefused, T>> work) {
    return unitOfWork.write(
        () ->
            act.act(as)
                .<KnowledgeRefused>mapLeft(KnowledgeRefused.NoAgent::new)
                .map(Agent::id)
                .flatMap(work));
  }
}

package dev.stoa.application.consensus;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.search.IndexWaiting;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.consensus.BriefingQuery;
import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConfidenceQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.ConsensusRefused;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.DebateBriefing;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentQuery;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.SimilarConsensus;
import dev.stoa.domain.consensus.TopicQuery;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.RankTexts;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.function.Supplier;

/** Operations on conclusions and dissents. */
public final class ConsensusOperations {

  private final UnitOfWork unitOfWork;
  private final ConsensusEntries entries;
  private final Dissents dissents;
  private final TextIndex index;
  private final RecordConsensus record;
  private final FindSimilar find;
  private final IndexWaiting waiting;
  private final RegisteredAgents registered;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends ConsensusStorage & SearchStorage & AgentStorage & AuditStorage>
      ConsensusOperations(S storage, InstantSource time, IdSource ids, TokenCounter counter) {
    InstantSource clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.entries = storage.consensusEntries();
    this.dissents = storage.dissents();
    this.index = storage.textIndex();
    this.record = new RecordConsensus(storage, clock, ids);
    this.find = new FindSimilar(entries, dissents, new RankTexts(storage), counter);
    this.waiting = new IndexWaiting(storage, Vector.of(entries));
    this.registered = new RegisteredAgents(storage, clock, ids);
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.clock = clock;
  }

  private ConsensusOperations(ConsensusOperations other, RegisteredAgents registered) {
    this.unitOfWork = other.unitOfWork;
    this.entries = other.entries;
    this.dissents = other.dissents;
    this.index = other.index;
    this.record = other.record;
    this.find = other.find;
    this.waiting = other.waiting;
    this.registered = registered;
    this.audit = other.audit;
    this.clock = other.clock;
  }

  /** The same operations, which register agents that are not registered yet. */
  public ConsensusOperations registering() {
    return new ConsensusOperations(this, registered.registering());
  }

  /** Records what a debate of registered agents concluded, with its dissents; audited. */
  public Either<ConsensusRefused, Consensus> record(
      ConsensusDraft draft, Iterable<DissentDraft> against) {
    Seq<DissentDraft> all = Vector.ofAll(against);
    return unitOfWork.write(() -> require(draft, all).map(known -> record.record(draft, all)));
  }

  /** As above, without dissents. */
  public Either<ConsensusRefused, Consensus> record(ConsensusDraft draft) {
    return record(draft, Vector.empty());
  }

  /**
   * Records a conclusion in place of another, which stays and names the new one; audited. One that
   * was superseded already is refused.
   */
  public Either<ConsensusRefused, Consensus> supersede(
      ConsensusId old, ConsensusDraft draft, Iterable<DissentDraft> against) {
    Seq<DissentDraft> all = Vector.ofAll(against);
    return unitOfWork.write(
        () ->
            require(draft, all)
                .flatMap(known -> locked(old))
                .flatMap(
                    replaced -> {
                      if (replaced.supersededBy().isDefined()) {
                        return Either.left(
                            new ConsensusRefused.AlreadySuperseded(
                                old, replaced.supersededBy().get()));
                      }
                      Consensus fresh = record.record(draft, all, Option.some(old));
                      entries.save(replaced.supersededBy(fresh.id()));
                      audit.record(
                          AuditEvent.of(
                              StoaEventType.CONSENSUS_SUPERSEDED,
                              AuditMembers.of("consensus_id", old.value())
                                  .id("by_consensus_id", fresh.id().value())));
                      return Either.right(fresh);
                    }));
  }

  /** Records what a registered agent says against a conclusion, of which the truth is not known. */
  public Either<ConsensusRefused, Dissent> dissent(ConsensusId id, DissentDraft draft) {
    return unitOfWork.write(
        () ->
            names(Vector.of(draft.agent()))
                .flatMap(known -> locked(id))
                .flatMap(
                    one ->
                        one.resolution().isDefined()
                            ? Either.left(
                                new ConsensusRefused.AlreadyResolved(
                                    id, one.resolution().get().truth()))
                            : Either.right(record.dissent(one, draft))));
  }

  /** Takes note of a dissent; repeating it changes nothing. */
  public Either<ConsensusRefused, Dissent> acknowledge(DissentId id) {
    return answer(id, dissent -> Either.right(dissent.acknowledged(clock.instant())));
  }

  /**
   * Answers a dissent, once: a fundamental disagreement that is rebutted contests nothing any more.
   *
   * <p>Repeating the same rebuttal changes nothing; another is refused.
   */
  public Either<ConsensusRefused, Dissent> rebut(DissentId id, String rebuttal) {
    PlainText.require("rebuttal", rebuttal, DissentDraft.MAX_REASONING);
    return answer(
        id,
        dissent ->
            dissent.rebuttal().exists(existing -> !existing.equals(rebuttal))
                ? Either.left(new ConsensusRefused.AlreadyRebutted(id))
                : Either.right(
                    dissent.rebuttal().isDefined()
                        ? dissent
                        : dissent.rebutted(rebuttal, clock.instant())));
  }

  private Either<ConsensusRefused, Dissent> answer(
      DissentId id, Function<Dissent, Either<ConsensusRefused, Dissent>> change) {
    return unitOfWork.write(
        () ->
            dissents
                .find(id)
                .<ConsensusRefused>toEither(() -> new ConsensusRefused.UnknownDissent(id))
                // The conclusion first, because adding a dissent locks it first too.
                .flatMap(
                    existing ->
                        locked(existing.consensus()).flatMap(one -> answered(one, id, change))));
  }

  private Either<ConsensusRefused, Dissent> answered(
      Consensus consensus,
      DissentId id,
      Function<Dissent, Either<ConsensusRefused, Dissent>> change) {
    Dissent before = dissents.lock(id).get();
    return change
        .apply(before)
        .peek(
            after -> {
              if (!after.equals(before)) {
                dissents.save(after);
                entries.save(consensus.disputed(dissents.of(Vector.of(consensus.id()))));
                audit.record(
                    AuditEvent.of(
                        StoaEventType.CONSENSUS_DISSENT_ANSWERED,
                        AuditMembers.of("consensus_id", consensus.id().value())
                            .id("dissent_id", id.value())));
              }
            });
  }

  /** Archives a conclusion: it is in no list or search unless requested; audited. */
  public Either<ConsensusRefused, Consensus> archive(ConsensusId id) {
    return unitOfWork.write(
        () ->
            locked(id)
                .map(
                    one ->
                        one.archivedAt().isDefined()
                            ? one
                            : moved(
                                one.archive(clock.instant()), StoaEventType.CONSENSUS_ARCHIVED)));
  }

  /** Restores an archived conclusion, audited; a live one stays as it is. */
  public Either<ConsensusRefused, Consensus> restore(ConsensusId id) {
    return unitOfWork.write(
        () ->
            locked(id)
                .map(
                    one ->
                        one.archivedAt().isEmpty()
                            ? one
                            : moved(one.restore(), StoaEventType.CONSENSUS_RESTORED)));
  }

  private Consensus moved(Consensus consensus, StoaEventType type) {
    entries.save(consensus);
    if (consensus.archivedAt().isDefined()) {
      index.remove(SearchSource.CONSENSUS, consensus.id().value());
    }
    audit.record(RecordConsensus.event(type, consensus));
    return consensus;
  }

  /** A conclusion, archived or not. */
  public Option<Consensus> find(ConsensusId id) {
    return unitOfWork.read(() -> entries.find(id));
  }

  /** What a debate concluded, the newest of it. */
  public Option<Consensus> ofDebate(String debateId) {
    return unitOfWork.read(() -> entries.of(debateId, 1)).headOption();
  }

  /** Conclusions, newest first; the next page begins after its {@code next}. */
  public Page<Consensus, TimePosition<ConsensusId>> list(ConsensusQuery query) {
    return query.page().page(unitOfWork.read(() -> entries.page(query)), Consensus::position);
  }

  /** Live conclusions, most confident first; the next page begins after its {@code next}. */
  public Page<Consensus, ConfidencePosition> mostConfident(ConfidenceQuery query) {
    return query
        .page()
        .page(unitOfWork.read(() -> entries.ranked(query)), Consensus::confidencePosition);
  }

  /** What was concluded about similar topics, the most similar first. */
  public Seq<SimilarConsensus> similar(TopicQuery query) {
    return found(
        () -> find.similar(query.topic(), query.domain(), query.minConfidence(), query.limit()));
  }

  /** The dissents about a conclusion, newest first. */
  public Seq<Dissent> dissents(ConsensusId id) {
    return unitOfWork.read(() -> dissents.of(Vector.of(id)));
  }

  /** Dissents, newest first; the next page begins after its {@code next}. */
  public Page<Dissent, TimePosition<DissentId>> dissents(DissentQuery query) {
    return query.page().page(unitOfWork.read(() -> dissents.page(query)), Dissent::position);
  }

  /** What spoke for other conclusions on similar topics, the most confident first. */
  public Seq<Dissent> contrarianViews(String topic, double minConfidence, int size) {
    return dissentsAbout(topic, DissentType.CONTRARIAN, minConfidence, size);
  }

  /** What was warned of on similar topics, the most confident first. */
  public Seq<Dissent> riskWarnings(String topic, double minConfidence, int size) {
    return dissentsAbout(topic, DissentType.WARNINGS, minConfidence, size);
  }

  private Seq<Dissent> dissentsAbout(
      String topic, Set<DissentType> types, double minConfidence, int size) {
    PlainText.require("topic", topic, ConsensusDraft.MAX_TOPIC);
    UnitRange.require("min_confidence", minConfidence);
    Page.checkedSize(size);
    return found(() -> find.dissents(topic, types, minConfidence, size));
  }

  /** What is known before a new debate: precedents, unanswered dissents, cruxes. */
  public DebateBriefing brief(String topic) {
    return brief(BriefingQuery.about(topic));
  }

  /** As above, for example of one domain. */
  public DebateBriefing brief(BriefingQuery query) {
    return found(() -> find.brief(query, clock.instant()));
  }

  private <T> T found(Supplier<T> question) {
    waiting.catchUp();
    return unitOfWork.snapshot(question);
  }

  /** How many conclusions and dissents there are, of which kinds. */
  public ConsensusStatistics statistics() {
    return unitOfWork.snapshot(() -> new ConsensusStatistics(entries.counts(), dissents.counts()));
  }

  private Either<ConsensusRefused, Consensus> locked(ConsensusId id) {
    return entries.lock(id).toEither(() -> new ConsensusRefused.Unknown(id));
  }

  private Either<ConsensusRefused, Seq<AgentName>> require(
      ConsensusDraft draft, Seq<DissentDraft> against) {
    return names(
        draft.positions().map(Position::agent).appendAll(against.map(DissentDraft::agent)));
  }

  private Either<ConsensusRefused, Seq<AgentName>> names(Seq<AgentName> agents) {
    return registered.require(agents).mapLeft(ConsensusRefused.NoAgent::new);
  }
}

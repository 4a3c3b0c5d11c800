package dev.stoa.application.debate;

import dev.stoa.application.agent.RegisteredAgents;
import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.audit.ProveEntry;
import dev.stoa.application.critique.TallyReputation;
import dev.stoa.application.memory.WriteMemory;
import dev.stoa.application.rating.CountEncounters;
import dev.stoa.application.rating.RecordMatch;
import dev.stoa.application.rating.ResolveTournament;
import dev.stoa.application.resilience.AdmitCall;
import dev.stoa.application.resilience.ReportCall;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.DebateHistoryQuery;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateLimits;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.NewTurn;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.debate.VoteTally;
import dev.stoa.domain.debate.VotingMethod;
import dev.stoa.domain.debate.VotingRules;
import dev.stoa.domain.evidence.EvidenceStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.rating.RatingStorage;
import dev.stoa.domain.resilience.ResilienceStorage;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Consumer;

/** Operations on debates: sessions, turns, votes and conclusions. */
public final class DebateOperations {

  private final UnitOfWork unitOfWork;
  private final DebateStorage storage;
  private final FindSession find;
  private final ChangeSession change;
  private final AppendTurns append;
  private final GateOperations gates;
  private final CountVotes votes;
  private final DebateAudit audit;
  private final RegisteredAgents registered;
  private final boolean enforcing;
  private final ConcludeDebate conclude;
  private final ProveEntry proofs;
  private final AdmitCall admit;
  private final ReportCall report;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <
          S extends
              DebateStorage & CritiqueStorage & EvidenceStorage & MemoryStorage & SearchStorage
                  & RatingStorage & AgentStorage & AuditStorage & ResilienceStorage & TrustStorage>
      DebateOperations(S storage, InstantSource time, IdSource ids) {
    this(storage, time, ids, Vector.empty());
  }

  /** As above, with what further contexts record when a debate is concluded. */
  public <
          S extends
              DebateStorage & CritiqueStorage & EvidenceStorage & MemoryStorage & SearchStorage
                  & RatingStorage & AgentStorage & AuditStorage & ResilienceStorage & TrustStorage>
      DebateOperations(
          S storage, InstantSource time, IdSource ids, Iterable<ConclusionPart> parts) {
    this.clock = MicrosecondClock.of(time);
    this.ids = ids;
    this.unitOfWork = storage.unitOfWork();
    this.storage = storage;
    this.find = new FindSession(storage.debateSessions());
    this.audit = new DebateAudit(new AppendAudit(storage.auditLog(), clock, ids));
    this.change = new ChangeSession(storage, audit, clock);
    this.append = new AppendTurns(storage, clock, ids);
    this.gates = new GateOperations(storage, clock, ids);
    this.votes = new CountVotes(storage);
    this.registered = new RegisteredAgents(storage, clock, ids);
    this.enforcing = false;
    this.conclude =
        new ConcludeDebate(
            storage,
            new WriteReceipt(storage),
            audit,
            new ConcludeDebate.OtherContexts(
                new RecordMatch(storage, registered, clock),
                new ResolveTournament(storage, clock, ids),
                new WriteMemory(storage, clock, ids),
                new TallyReputation(storage.reputations(), clock),
                new CountEncounters(storage, clock),
                parts),
            clock);
    this.proofs = new ProveEntry(storage);
    this.admit = new AdmitCall(storage, clock, ids);
    this.report = new ReportCall(storage, clock);
  }

  private DebateOperations(DebateOperations other, RegisteredAgents registered, boolean enforcing) {
    this.unitOfWork = other.unitOfWork;
    this.storage = other.storage;
    this.find = other.find;
    this.change = other.change;
    this.append = other.append;
    this.gates = other.gates;
    this.votes = other.votes;
    this.audit = other.audit;
    this.registered = registered;
    this.enforcing = enforcing;
    this.conclude = other.conclude;
    this.proofs = other.proofs;
    this.admit = other.admit;
    this.report = other.report;
    this.clock = other.clock;
    this.ids = other.ids;
  }

  /** The same operations, which register agents that are not registered yet. */
  public DebateOperations registering() {
    return new DebateOperations(this, registered.registering(), enforcing);
  }

  /** The same operations, which refuse turns to agents that the topology does not connect. */
  public DebateOperations enforcing() {
    return new DebateOperations(this, registered, true);
  }

  /** Opens a session, which is pending until it is started. */
  public DebateSession open(NewDebateSession opened) {
    return unitOfWork.run(
        () -> {
          DebateSession session =
              DebateSession.opened(new DebateSessionId(ids.next()), opened, clock.instant());
          storage.debateSessions().add(session);
          audit.opened(session);
          return session;
        });
  }

  /** Starts a pending session; one that runs stays as it is, a paused one is resumed instead. */
  public Either<DebateRefused, DebateSession> start(DebateSessionId id) {
    return unitOfWork.write(() -> change.run(id, DebateStatus.PENDING));
  }

  /** Pauses a running session. */
  public Either<DebateRefused, DebateSession> pause(DebateSessionId id) {
    return become(id, DebateStatus.PAUSED);
  }

  /** Lets a paused session run again; a pending gate must be decided first. */
  public Either<DebateRefused, DebateSession> resume(DebateSessionId id) {
    return unitOfWork.write(() -> change.run(id, DebateStatus.PAUSED));
  }

  /** Lets a session run from now on, with all of its time. */
  Either<DebateRefused, DebateSession> startOrResume(DebateSessionId id) {
    return unitOfWork.write(() -> change.runFromNow(id));
  }

  /** Completes a running session without an outcome. */
  public Either<DebateRefused, DebateSession> complete(DebateSessionId id) {
    return become(id, DebateStatus.COMPLETED);
  }

  /** Ends a running or paused session as failed. */
  public Either<DebateRefused, DebateSession> fail(DebateSessionId id) {
    return become(id, DebateStatus.FAILED);
  }

  /** Cancels a session that has not ended. */
  public Either<DebateRefused, DebateSession> cancel(DebateSessionId id) {
    return become(id, DebateStatus.CANCELLED);
  }

  private Either<DebateRefused, DebateSession> become(DebateSessionId id, DebateStatus next) {
    return unitOfWork.write(() -> change.become(id, next));
  }

  /** Deletes a session with its turns, versions, gates, votes and record; audited. */
  public Either<DebateRefused, DebateSession> delete(DebateSessionId id) {
    return unitOfWork.write(
        () ->
            find.lock(id)
                .peek(
                    session -> {
                      long turns = storage.debateTurns().latest(id);
                      storage.debateSessions().remove(id);
                      audit.deleted(session, turns);
                    }));
  }

  /** A session. */
  public Option<DebateSession> find(DebateSessionId id) {
    return unitOfWork.read(() -> storage.debateSessions().find(id));
  }

  /** A session by its id or an end of it of six characters or more. */
  public Either<DebateRefused, DebateSession> resolve(String reference) {
    return unitOfWork.read(() -> find.find(reference));
  }

  /** Sessions, newest first; the next page begins after its {@code next}. */
  public Page<DebateSession, TimePosition<DebateSessionId>> list(DebateQuery query) {
    return query
        .page()
        .page(unitOfWork.read(() -> storage.debateSessions().page(query)), DebateSession::key);
  }

  /** How many turns each of the sessions has; those without turns are left out. */
  public Map<DebateSessionId, Long> turnCounts(Iterable<DebateSessionId> sessions) {
    Seq<DebateSessionId> wanted = Batch.checked(sessions);
    return unitOfWork.read(() -> storage.debateTurns().latest(wanted));
  }

  /** Sessions whose settings or metadata have a member; the next page begins after an id. */
  public Page<DebateSession, DebateSessionId> containing(
      DebateJsonColumn.OfSession column, JsonMember member, PageRequest<DebateSessionId> page) {
    return page.page(
        unitOfWork.read(
            () -> storage.debateSessions().containing(column, member, page.after(), page.limit())),
        DebateSession::id);
  }

  /** Appends a turn of a registered agent to a running session. */
  public Either<DebateRefused, DebateTurn> append(DebateSessionId id, TurnDraft draft) {
    return appendAll(id, Vector.of(draft)).map(Seq::head);
  }

  /** As above, under a chosen id: the same turn again changes nothing, another is refused. */
  public Either<DebateRefused, DebateTurn> append(
      DebateSessionId id, DebateTurnId turn, TurnDraft draft) {
    return appendNew(id, Vector.of(NewTurn.of(turn, draft))).map(Seq::head);
  }

  /** As above, many turns in order, or none. */
  public Either<DebateRefused, Seq<DebateTurn>> appendAll(
      DebateSessionId id, Iterable<TurnDraft> drafts) {
    return appendNew(id, Vector.ofAll(drafts).map(NewTurn::of));
  }

  /**
   * As above, some under chosen ids: existing ones are returned as they are, so that a batch can be
   * repeated.
   */
  public Either<DebateRefused, Seq<DebateTurn>> appendNew(
      DebateSessionId id, Iterable<NewTurn> turns) {
    Seq<NewTurn> entries = Batch.checked(turns);
    return unitOfWork.write(
        () -> {
          // Names before the session, as in a rename.
          registered.keepNames();
          return append.append(id, entries, registered, enforcing);
        });
  }

  /** A turn. */
  public Option<DebateTurn> turn(DebateTurnId id) {
    return unitOfWork.read(() -> storage.debateTurns().find(Vector.of(id)).get(id));
  }

  /** The turns of these ids; unknown ids are left out. */
  public Map<DebateTurnId, DebateTurn> turns(Iterable<DebateTurnId> ids) {
    Seq<DebateTurnId> wanted = Vector.ofAll(ids);
    return unitOfWork.read(() -> storage.debateTurns().find(wanted));
  }

  /**
   * Passes the turns of a session one by one, by round, place of the phase and sequence; they are
   * streamed, so that a long debate needs no memory.
   */
  public Either<DebateRefused, DebateSession> replay(
      DebateSessionId id, TurnFilter filter, Consumer<DebateTurn> turns) {
    return unitOfWork.snapshot(
        () -> find.find(id).peek(session -> storage.debateTurns().scan(id, filter, turns)));
  }

  /** Turns of a session in the order of a replay; the next page begins after its {@code next}. */
  public Page<DebateTurn, DebateTurn.ReplayKey> turns(
      DebateSessionId id, TurnFilter filter, PageRequest<DebateTurn.ReplayKey> page) {
    DebateTurn.ReplayKey after = page.after().getOrElse(DebateTurn.ReplayKey.START);
    return page.page(
        unitOfWork.read(() -> storage.debateTurns().page(id, filter, after, page.limit())),
        DebateTurn::replayKey);
  }

  /** Turns of an agent in all debates, by session, oldest first. */
  public Page<DebateTurn, DebateTurn.AgentKey> turnsOf(AgentTurnQuery query) {
    return query
        .page()
        .page(unitOfWork.read(() -> storage.debateTurns().ofAgent(query)), DebateTurn::agentKey);
  }

  /** Turns whose JSON has a member, in all debates; the next page begins after an id. */
  public Page<DebateTurn, DebateTurnId> turnsContaining(
      DebateJsonColumn.OfTurn column, JsonMember member, PageRequest<DebateTurnId> page) {
    return page.page(
        unitOfWork.read(
            () -> storage.debateTurns().containing(column, member, page.after(), page.limit())),
        DebateTurn::id);
  }

  /** Stores the vote of a registered agent in place of its earlier one; the session runs. */
  public Either<DebateRefused, DebateVote> vote(DebateSessionId id, DebateVote vote) {
    return unitOfWork.write(
        () -> {
          // Names before the session, as in a rename.
          registered.keepNames();
          return find.lockRunning(id)
              .flatMap(
                  session ->
                      DebateLimits.of(session)
                          .time(clock.instant())
                          .<Either<DebateRefused, DebateSession>>map(Either::left)
                          .getOrElse(() -> Either.right(session)))
              .flatMap(
                  session ->
                      registered
                          .require(Vector.of(vote.voter()))
                          .<DebateRefused>mapLeft(DebateRefused.NoAgent::new))
              .map(
                  known -> {
                    storage.debateVotes().put(id, vote, clock.instant());
                    return vote;
                  });
        });
  }

  /** The votes of a session, by voter. */
  public Seq<DebateVote> votes(DebateSessionId id) {
    return unitOfWork.read(() -> storage.debateVotes().of(id));
  }

  /** Counts the votes of a session. */
  public VoteTally tally(
      DebateSessionId id, VotingMethod method, VotingRules rules, WeightSource weights) {
    return unitOfWork.read(() -> votes.count(id, method, rules, weights));
  }

  /**
   * Concludes a running session, in one unit of work: completes it, stores the record of the
   * debate, rates the match, resolves predictions on the winner, counts proposals, critiques and
   * agreements, remembers the conclusion and appends the audit entry; all of it or nothing.
   *
   * <p>Repeating it returns the recorded debate; another outcome is refused.
   */
  public Either<DebateRefused, ConcludedDebate> conclude(
      DebateSessionId id, DebateOutcome outcome) {
    return unitOfWork.write(
        () -> {
          registered.keepNames();
          return conclude.conclude(id, outcome);
        });
  }

  /** The record of a concluded debate. */
  public Option<ConcludedDebate> concluded(DebateId id) {
    return unitOfWork.read(() -> storage.concludedDebates().find(id));
  }

  /** Records of concluded debates, newest first; the next page begins after its {@code next}. */
  public Page<ConcludedDebate, TimePosition<DebateId>> history(DebateHistoryQuery query) {
    return query
        .page()
        .page(unitOfWork.read(() -> storage.concludedDebates().page(query)), ConcludedDebate::key);
  }

  /** The decision receipt of a concluded session, with the proof that it was attested. */
  public Either<Refusal, DebateReceipt> prove(DebateSessionId id) {
    return unitOfWork.snapshot(
        () ->
            find.find(id)
                .<Refusal>mapLeft(refused -> refused)
                .flatMap(
                    session ->
                        storage
                            .concludedDebates()
                            .find(session.debate())
                            .filter(debate -> debate.session().equals(id))
                            .<Refusal>toEither(
                                () -> new DebateRefused.NoConclusion(id, session.status())))
                .flatMap(
                    debate ->
                        debate.isErased()
                            ? Either.<Refusal, ConcludedDebate>left(
                                new DebateRefused.ReceiptErased(id))
                            : Either.<Refusal, ConcludedDebate>right(debate))
                .flatMap(
                    debate ->
                        proofs
                            .inclusion(debate.auditSequence())
                            .<Refusal>mapLeft(refused -> refused)
                            .map(
                                proof ->
                                    new DebateReceipt(
                                        debate.receipt(), debate.auditSequence(), proof))));
  }

  /**
   * Runs a session with these participants to its conclusion, from where it is.
   *
   * <p>Every answer is committed when it comes. A run that was interrupted is run again:
   * participants whose answer was recorded are not called again.
   */
  public Either<DebateRefused, DebateRun> run(
      DebateSessionId id, java.util.Map<AgentName, DebateParticipant> participants) {
    return new RunDebate(this, gates, new AskParticipants(this, admit, report, clock), clock)
        .run(id, TreeMap.ofAll(participants));
  }

  /** No agent is renamed until the write unit ends; before the session is locked. */
  void keepNames() {
    registered.keepNames();
  }

  /** A turn and the vote in it, both or none. */
  Either<DebateRefused, DebateTurn> answer(
      DebateSessionId id, DebateTurnId turn, TurnDraft draft, Option<DebateVote> vote) {
    return unitOfWork.write(
        () ->
            append(id, turn, draft)
                .flatMap(
                    appended ->
                        vote.map(cast -> vote(id, cast).map(done -> appended))
                            .getOrElse(() -> Either.right(appended))));
  }
}

package dev.stoa.application.specialist;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.conversation.ContentCipher;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.domain.specialist.Settlement;
import dev.stoa.domain.specialist.SpecialistAnalytics;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistRunQuery;
import dev.stoa.domain.specialist.SpecialistStorage;
import dev.stoa.domain.specialist.WinRecord;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on the runs of specialists: record, settle who won, list, analyse. */
public final class RunOperations {

  private final UnitOfWork unitOfWork;
  private final ModelRuns runs;
  private final SealRun seal;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock, its id source and the cipher of responses. */
  public <S extends SpecialistStorage & AuditStorage> RunOperations(
      S storage, InstantSource time, IdSource ids, ContentCipher cipher) {
    this.clock = MicrosecondClock.of(time);
    this.seal = new SealRun(cipher);
    this.unitOfWork = storage.unitOfWork();
    this.runs = storage.modelRuns();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.ids = ids;
  }

  /**
   * Records a run. A specialist answers a query once, and only until it is settled; repeating the
   * same run of a query returns the first.
   */
  public Either<SpecialistRefused, ModelRun> record(ModelRunDraft draft) {
    return unitOfWork.write(
        () -> {
          if (!runs.hasConversation(draft.conversationId())) {
            return Either.left(new SpecialistRefused.UnknownConversation(draft.conversationId()));
          }
          draft.queryId().forEach(runs::lock);
          Seq<ModelRun> before = draft.queryId().toVector().flatMap(this::stored);
          Option<ModelRun> same = before.find(run -> run.draft().equals(draft));
          Option<SpecialistRefused> refused =
              same.isDefined() ? Option.none() : refusal(draft, before);
          return refused.isDefined()
              ? Either.left(refused.get())
              : Either.right(same.getOrElse(() -> stored(draft)));
        });
  }

  private static Option<SpecialistRefused> refusal(ModelRunDraft draft, Seq<ModelRun> before) {
    if (draft.round() != RunRound.ANSWER) {
      return Option.none();
    }
    return draft
        .queryId()
        .flatMap(
            query ->
                before.exists(ModelRun::isWinner)
                    ? Option.some(new SpecialistRefused.Settled(query))
                    : before
                        .find(
                            run ->
                                run.isAnswer()
                                    && run.draft().specialist().equals(draft.specialist()))
                        .map(run -> new SpecialistRefused.AnsweredAlready(query, run.id())));
  }

  private Seq<ModelRun> stored(QueryId query) {
    return runs.of(query, Page.MAX_SIZE).map(seal::open);
  }

  private ModelRun stored(ModelRunDraft draft) {
    ModelRun run = ModelRun.recorded(new RunId(ids.next()), draft, clock.instant());
    runs.add(seal.seal(run));
    return run;
  }

  /**
   * Decides which answer to a query won: that of the highest welfare; audited. Settling it again
   * returns what was decided first.
   */
  public Either<SpecialistRefused, Settlement> settle(QueryId query, FieldDistribution fields) {
    return unitOfWork.write(
        () -> {
          runs.lock(query);
          Seq<ModelRun> answers = stored(query).filter(ModelRun::isAnswer);
          if (answers.isEmpty()) {
            return Either.left(new SpecialistRefused.NoAnswers(query));
          }
          return Either.right(
              answers.exists(ModelRun::isWinner)
                  ? Settlement.made(query, answers)
                  : settled(query, answers, fields));
        });
  }

  private Settlement settled(QueryId query, Seq<ModelRun> answers, FieldDistribution fields) {
    Seq<Discipline> counted = fields.counted().keySet().toVector();
    Map<SpecialistName, Map<Discipline, WinRecord>> records =
        answers
            .map(run -> run.draft().specialist())
            .distinct()
            .toMap(name -> name, name -> runs.records(name, counted, query));
    Settlement settlement =
        Settlement.of(
            query,
            answers,
            fields,
            (name, field) ->
                records.get(name).flatMap(all -> all.get(field)).getOrElse(WinRecord.NONE));
    runs.saveSettled(settlement.runs());
    audit.record(
        AuditEvent.of(
            StoaEventType.SPECIALIST_QUERY_SETTLED,
            AuditMembers.of("winner_run_id", settlement.winner().id().value())
                .number("answers", answers.size())));
    return settlement;
  }

  /** A run. */
  public Option<ModelRun> find(RunId id) {
    return unitOfWork.read(() -> runs.find(id).map(seal::open));
  }

  /** The runs for a query, newest first. */
  public Seq<ModelRun> of(QueryId query) {
    return unitOfWork.read(() -> stored(query));
  }

  /** The runs in a conversation, newest first. */
  public Page<ModelRun, TimePosition<RunId>> ofConversation(
      ConversationId conversation, PageRequest<TimePosition<RunId>> page) {
    return page.page(
        unitOfWork.read(() -> runs.of(conversation, page.after(), page.limit()).map(seal::open)),
        ModelRun::position);
  }

  /** The runs of a specialist, newest first. */
  public Page<ModelRun, TimePosition<RunId>> ofSpecialist(SpecialistRunQuery query) {
    return query.page().page(unitOfWork.read(() -> runs(query)), ModelRun::position);
  }

  /** How a specialist fares for all users, with the runs that a query selects, oldest first. */
  public SpecialistAnalytics analyse(SpecialistRunQuery query) {
    return unitOfWork.snapshot(
        () ->
            new SpecialistAnalytics(
                query.specialist(), runs.records(query.specialist()), runs(query).reverse()));
  }

  private Seq<ModelRun> runs(SpecialistRunQuery query) {
    return runs.of(query).map(seal::open);
  }
}

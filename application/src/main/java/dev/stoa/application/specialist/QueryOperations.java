package dev.stoa.application.specialist;

import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionOutcome;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.QuerySessions;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistStorage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Operations on sessions of queries, and on the assertions about their answers. */
public final class QueryOperations {

  private final UnitOfWork unitOfWork;
  private final QuerySessions sessions;
  private final AssertionResults assertions;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public QueryOperations(SpecialistStorage storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.sessions = storage.querySessions();
    this.assertions = storage.assertionResults();
    this.ids = ids;
  }

  /** Counts a query in a new session. */
  public QuerySession record(SessionQuery query) {
    return record(new QuerySessionId(ids.next()), query);
  }

  /** Counts a query in a session, which is opened if there is none of this id. */
  public QuerySession record(QuerySessionId id, SessionQuery query) {
    return unitOfWork.run(
        () -> {
          Instant now = clock.instant();
          QuerySession queried = sessions.keep(QuerySession.opened(id, now)).queried(query, now);
          sessions.save(queried);
          return queried;
        });
  }

  /** A session. */
  public Option<QuerySession> find(QuerySessionId id) {
    return unitOfWork.read(() -> sessions.find(id));
  }

  /** Sessions, newest first. */
  public Page<QuerySession, TimePosition<QuerySessionId>> list(
      PageRequest<TimePosition<QuerySessionId>> page) {
    return page.page(
        unitOfWork.read(() -> sessions.page(page.after(), page.limit())), QuerySession::position);
  }

  /** Records the result of an assertion about an answer of a session. */
  public Either<SpecialistRefused, AssertionResult> recordAssertion(AssertionDraft draft) {
    return unitOfWork.write(
        () ->
            sessions
                .find(draft.session())
                .<SpecialistRefused>toEither(
                    () -> new SpecialistRefused.UnknownSession(draft.session()))
                .map(session -> recorded(draft)));
  }

  private AssertionResult recorded(AssertionDraft draft) {
    AssertionResult result =
        AssertionResult.recorded(new AssertionId(ids.next()), draft, clock.instant());
    assertions.append(result);
    return result;
  }

  /** Results of assertions, newest first. */
  public Page<AssertionResult, TimePosition<AssertionId>> assertions(
      AssertionFilter filter, PageRequest<TimePosition<AssertionId>> page) {
    return page.page(
        unitOfWork.read(() -> assertions.of(filter, page.after(), page.limit())),
        AssertionResult::position);
  }

  /** How each assertion fared, by name, at most a thousand of them. */
  public Seq<AssertionCounts> assertionCounts(AssertionFilter filter) {
    return unitOfWork.read(() -> assertions.counts(filter, Page.MAX_SIZE));
  }

  /**
   * What the last thousand assertions of a session do to its answer together, with the highest sum
   * of bonuses that the policy allows.
   */
  public Either<SpecialistRefused, AssertionOutcome> outcome(QuerySessionId id, double cap) {
    return unitOfWork.snapshot(
        () ->
            sessions
                .find(id)
                .<SpecialistRefused>toEither(() -> new SpecialistRefused.UnknownSession(id))
                .map(
                    session ->
                        AssertionOutcome.of(
                            assertions.of(
                                AssertionFilter.session(id.value()), Option.none(), Page.MAX_SIZE),
                            cap)));
  }
}

package dev.stoa.adapter.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.engine.RecordedStatements;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.NextTurn;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.rating.KnownRatings;
import dev.stoa.domain.rating.LogEnd;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.MatchQuery;
import dev.stoa.domain.rating.MatchRules;
import dev.stoa.domain.rating.MatchSeries;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.PairwiseElo;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.testkit.audit.ChainWriter;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Statements whose results are not read are sent together with the next one. */
final class PostgresRoundTripsTest extends MigratedSchema {

  private static final MatchId ID = new MatchId("d1");
  private static final AgentName ADA = new AgentName("ada");
  private static final Instant AT = Instant.parse("2026-01-01T00:00:00Z");
  private static final AgentName BOB = new AgentName("bob");

  private RecordedStatements recorded;
  private JdbcStorage recording;

  @BeforeEach
  void openRecorded() {
    PostgresWorkspace workspace = PostgresWorkspace.of(config());
    recorded = new RecordedStatements(new PostgresConnections(workspace, config()));
    recording =
        new PostgresDialect(workspace.schema())
            .open(recorded, new PostgresBroadcast(workspace), config());
  }

  @AfterEach
  void closeRecorded() {
    recording.close();
  }

  @Test
  void aMatchIsReadInOneRoundTripAndWrittenInOneWithItsCommit() {
    record();

    List<String> sent = recorded.statements();
    assertEquals(2, sent.size(), () -> String.join("\n", sent));
    assertTrue(sent.get(0).startsWith("select pg_advisory_xact_lock(?); select"));
    assertTrue(sent.get(1).endsWith("; commit"));
    assertEquals(1, matches());
  }

  @Test
  void aTurnIsReadInOneRoundTripAndWrittenInOneWithItsCommit() {
    append(1, "Yes.");

    List<String> sent = recorded.statements();
    assertEquals(2, sent.size(), () -> String.join("\n", sent));
    assertTrue(sent.get(0).startsWith("select pg_advisory_xact_lock_shared(?); select"));
    assertTrue(sent.get(1).endsWith("; commit"));
  }

  @Test
  void manyTurnsAreWrittenInOneStatement() {
    append(150, "Yes.");
    assertEquals(2, recorded.statements().size());
  }

  @Test
  void longTurnsAreWrittenInSeveralStatements() {
    append(10, "x".repeat(900_000));
    assertEquals(3, recorded.statements().size());
  }

  private void append(int count, String text) {
    DebateSession session =
        DebateSession.opened(new DebateSessionId("s"), NewDebateSession.about("cache?"), AT);
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().debateSessions().add(session);
              return true;
            });
    recording
        .unitOfWork()
        .run(
            () -> {
              recording.agents().keepNames(Vector.empty());
              NextTurn next =
                  recording.debateSessions().lockNext(session.id(), Vector.of(ADA)).get();
              recording
                  .debateTurns()
                  .append(
                      Vector.rangeClosed(1, count)
                          .map(
                              number ->
                                  new DebateTurn(
                                      new DebateTurnId("t" + number),
                                      session.id(),
                                      next.latest() + number,
                                      TurnDraft.of(1, DebatePhase.PROPOSAL, ADA.value(), text),
                                      AT)));
              return true;
            });

    assertEquals(
        count, storage().unitOfWork().read(() -> storage().debateTurns().latest(session.id())));
  }

  @Test
  void theEndOfTheAuditTrailIsReadOnceInAUnit() {
    recording
        .unitOfWork()
        .run(
            () -> {
              ChainWriter.append(recording, 1);
              return ChainWriter.append(recording, 1);
            });
    assertEquals(
        1,
        recorded.statements().stream()
            .filter(sent -> sent.contains("order by \"audit_log\".\"sequence\" desc"))
            .count(),
        () -> String.join("\n", recorded.statements()));
    assertEquals(2, storage().unitOfWork().read(() -> storage().auditLog().head()).size());
  }

  @Test
  void aFailureOfAStatementThatWaitedUndoesTheUnit() {
    record();
    RatedMatch match = storage().unitOfWork().read(() -> storage().matches().find(ID)).get();
    assertThrows(
        StorageException.class,
        () ->
            recording
                .unitOfWork()
                .write(
                    () -> {
                      recording.matches().append(Vector.of(match));
                      return Either.right(match);
                    }));
    assertEquals(1, matches());
  }

  @Test
  void aRefusedUnitSendsNothingThatStillWaited() {
    recording
        .unitOfWork()
        .write(
            () -> {
              recording.messageSignals().announce(new ChannelId("ops"));
              return Either.left("refused");
            });
    assertEquals(List.of(), recorded.statements());
  }

  private int matches() {
    return storage()
        .unitOfWork()
        .read(() -> storage().matches().page(MatchQuery.all().after(100L).limit(10)))
        .size();
  }

  private void record() {
    NewMatch match = NewMatch.won(ID, ADA, BOB);
    recording
        .unitOfWork()
        .write(
            () -> {
              recording.matches().lock();
              Supplier<KnownRatings> known =
                  recording.ratings().ofLater(Vector.of(ADA, BOB), Vector.empty());
              LogEnd end = recording.matches().end(Vector.of(ID));
              MatchSeries series = new MatchSeries(end, known.get(), AT);
              series.play(match, MatchRules.scores(match).get(), PairwiseElo.NO_MULTIPLIERS);
              recording.matches().append(series.added());
              recording.ratings().save(series.ratings());
              recording.relationships().add(series.encounters(), AT);
              return Either.right(match);
            });
  }
}

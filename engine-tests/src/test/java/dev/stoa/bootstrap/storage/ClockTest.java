package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.HandOffRequest;
import dev.stoa.application.channel.Post;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskOrder;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.rating.Prediction;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerStatus;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Time is the same on every store: in whole microseconds, and of the years 1 to 9999. */
final class ClockTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final List<Instant> OUTSIDE =
      List.of(
          Instant.parse("-0001-06-01T00:00:00Z"),
          Instant.parse("0000-12-31T23:59:59.999999999Z"),
          Instant.parse("+10000-01-01T00:00:00Z"),
          Instant.MAX);

  @ParameterizedTest
  @EnumSource
  void whatIsReturnedEqualsWhatIsReadBackWhateverTheClock(TestStore store) {
    InstantSource nanoseconds = Clock.systemUTC();
    try (Stoa stoa = Stoa.over(store.open(), () -> nanoseconds.instant().plusNanos(1))) {
      everythingIsReadBack(stoa);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFirstAndTheLastInstantAreKept(TestStore store) {
    for (Instant now : List.of(Instants.EARLIEST, Instants.LATEST.minus(Duration.ofDays(31)))) {
      try (Stoa stoa = Stoa.over(store.open(), () -> now)) {
        everythingIsReadBack(stoa);
        assertEquals(1, stoa.audit().list(AuditQuery.all().ofType("seen")).items().size());
        stoa.notebook().wake("ada").getOrElseThrow(RefusalException::new);
        stoa.memory().evaluate(Observations.NONE);
      }
    }
    try (Stoa stoa = Stoa.over(store.open(), () -> Instants.LATEST)) {
      AuditEntry entry = done(stoa.audit().append(AuditEvent.of("last")));
      assertEquals(Instants.LATEST, entry.at());
      assertEquals(Option.some(entry), stoa.audit().at(1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aClockThatNoStoreKeepsIsRefusedAndNothingIsWritten(TestStore store) {
    AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-02T03:04:05Z"));
    try (Stoa stoa = Stoa.over(store.open(), now::get)) {
      Agent ada = done(stoa.agents().register(AgentRegistration.of("ada", "m")));
      done(stoa.agents().register("bob", "m"));
      for (Instant outside : OUTSIDE) {
        now.set(outside);
        refused(() -> stoa.tasks().create(AgentTaskOrder.of(ada.id(), "work")));
        refused(() -> stoa.audit().append(AuditEvent.of("seen")));
        refused(() -> stoa.ratings().record(NewMatch.won(new MatchId("m"), ADA, BOB)));
        refused(() -> stoa.memory().remember(Remember.of("x")));
        refused(() -> stoa.notebook().write("ada", NoteDraft.of(NoteTopic.NOTES, "x")));
      }
      now.set(Instants.LATEST);
      done(stoa.tasks().create(AgentTaskOrder.of(ada.id(), "work")));
      AgentTaskLease hour = AgentTaskLease.ofSeconds(3600);
      refused(() -> stoa.tasks().claim(AgentTaskWorker.named("w"), 1, hour));
      refused(() -> stoa.memory().remember(Remember.of("x").timeToLive(Duration.ofHours(1))));
      assertEquals(1, stoa.tasks().counts().values().sum().longValue());
      assertEquals(2, stoa.audit().head().size(), "only that both were registered");
      assertEquals(Option.none(), stoa.ratings().rating(ADA));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aQuestionAboutATimeThatNoStoreKeepsIsTheCallersMistake(TestStore store) {
    try (Stoa stoa = Stoa.over(store.open(), Clock.systemUTC())) {
      done(stoa.agents().register(AgentRegistration.of("ada", "m")));
      for (Instant outside : OUTSIDE) {
        refused(() -> stoa.ratings().ratingAsOf(ADA, outside));
        refused(() -> NoteQuery.all().since(outside));
        refused(() -> KnowledgeQuery.all().since(outside));
        refused(() -> MemoryEdit.NOTHING.expiresAt(outside));
      }
      for (Duration age : List.of(Duration.ofDays(999_999_999), Duration.ofSeconds(-1))) {
        refused(() -> stoa.notebook().listRecent("ada", age, NoteQuery.all()));
        refused(() -> new PatternRetention(age, 0.3));
      }
      stoa.notebook()
          .listRecent("ada", Instants.LONGEST, NoteQuery.all())
          .getOrElseThrow(RefusalException::new);
      stoa.critiques()
          .archivePatterns(new PatternRetention(Instants.LONGEST, 0.3), PageRequest.first(9));
    }
  }

  private static void everythingIsReadBack(Stoa stoa) {
    Agent ada = done(stoa.agents().register(AgentRegistration.of("ada", "m")));
    assertEquals(Either.right(ada), stoa.agents().resolve("ada"));
    Agent bob = done(stoa.agents().register(AgentRegistration.of("bob", "m")));
    Agent archived = done(stoa.agents().archive("bob"));
    assertEquals(Either.right(archived), stoa.agents().resolve("bob"));
    done(stoa.agents().restore("bob"));
    Spawn spawn = done(stoa.agents().startSpawn("ada"));
    assertEquals(Option.some(spawn), stoa.agents().findSpawn(spawn.id()));

    AgentTask task = done(stoa.tasks().create(AgentTaskOrder.of(ada.id(), "work")));
    assertEquals(Option.some(task), stoa.tasks().find(task.id()));
    AgentTask claimed =
        stoa.tasks().claim(AgentTaskWorker.named("w"), 1, AgentTaskLease.USUAL).single();
    assertEquals(Option.some(claimed), stoa.tasks().find(task.id()));

    AuditEntry entry = done(stoa.audit().append(AuditEvent.of("seen")));
    assertEquals(Option.some(entry), stoa.audit().find(entry.id()));

    Channel ops = done(stoa.channels().create(new ChannelName("ops")));
    assertEquals(Option.some(ops), stoa.channels().find(ops.id()));
    ChannelMessage message = done(stoa.channels().post(Post.of(ops.id(), ada.id(), "hello")));
    assertEquals(Option.some(message), stoa.channels().message(message.id()));
    HandOff handOff =
        done(stoa.handOffs().offer(HandOffRequest.of(ops.id(), ada.id(), bob.id(), "yours")));
    assertEquals(Option.some(handOff), stoa.handOffs().find(handOff.id()));

    Critique critique = done(stoa.critiques().file(CritiqueDraft.of("d", ADA).issue("slow")));
    assertEquals(Option.some(critique), stoa.critiques().find(critique.id()));

    KnowledgeEntry known =
        done(stoa.knowledge().contribute("ada", Contribution.of(new DomainPath("a"), "x")));
    assertEquals(Either.right(known), stoa.knowledge().resolve(known.id().value()));

    Memory memory =
        done(
            stoa.memory().remember(Remember.of("x").timeToLive(Duration.ofNanos(60_000_000_001L))));
    assertEquals(Option.some(memory), stoa.memory().find(memory.id()));

    Note note = done(stoa.notebook().write("ada", NoteDraft.of(NoteTopic.NOTES, "x")));
    assertEquals(Either.right(note), stoa.notebook().resolve("ada", note.id().value()));

    RatedMatch match = done(stoa.ratings().record(NewMatch.won(new MatchId("m"), ADA, BOB)));
    assertEquals(Option.some(match), stoa.ratings().match(match.id()));
    TournamentId cup = new TournamentId("cup");
    Prediction prediction =
        done(stoa.calibration().predict(cup, ADA, Forecast.of(new OutcomeName("bob"), 0.7)));
    assertEquals(
        prediction, stoa.calibration().predictions(cup, PageRequest.first(9)).items().single());

    BreakerName provider = new BreakerName("provider");
    BreakerStatus closed = stoa.breakers().configure(provider, BreakerPolicy.DEFAULT);
    assertEquals(Option.some(closed), stoa.breakers().find(provider));
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }

  private static void refused(Executable mistake) {
    IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, mistake);
    assertTrue(refused.getMessage().contains(": give "), refused.getMessage());
  }
}

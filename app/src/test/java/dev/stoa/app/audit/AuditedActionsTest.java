package dev.stoa.app.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.application.channel.Post;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.DashboardAction;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.audit.TokenRefusal;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.consensus.ProofLanguage;
import dev.stoa.domain.consensus.ProofStatus;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.Project;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.NewJudgement;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.StrategyCap;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.imports.ImportSystem;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.StoaContext;
import dev.stoa.domain.lesson.DebateSummary;
import dev.stoa.domain.lesson.Lesson;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotRequest;
import dev.stoa.domain.memory.TierLimits;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.QueryAudit;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.SessionQuery;
import dev.stoa.imports.ImportRequest;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Stoa itself writes to the trail, and what it never writes there. */
final class AuditedActionsTest {

  /** In every name and every content of this test. */
  private static final String SECRET = "marianne";

  @TempDir Path folder;

  private static final AgentRegistration ADA = AgentRegistration.of(SECRET, "claude-4");

  @ParameterizedTest
  @EnumSource
  void everyTypeOfTheClosedSetIsWrittenBySomeOperation(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      agents(stoa);
      StoaContext.types(Cli.class, "AuditedWrites")
          .forEach(type -> ofContext(type).run(stoa, SECRET));
      channels(stoa);
      debates(stoa);
      consensus(stoa);
      conversations(stoa);
      corrections(stoa, engine.config(url));
      specialists(stoa);
      encryption(engine.config(url));
      evolution(stoa);
      imports(stoa);
      lessons(stoa, engine.config(url));
      memories(stoa);
      patterns(stoa);
      stoa.ratings().rebuild();
      BreakerName breaker = new BreakerName("anthropic");
      stoa.breakers().configure(breaker, new BreakerPolicy(1, 1, Duration.ofSeconds(5), 1));
      stoa.breakers().reset(breaker).get();
      Cli cli = Cli.on(url);
      cli.run("calibration", "predict", "cup", SECRET, "red", "--confidence", "0.7").ok();
      cli.run("calibration", "resolve", "cup", "red").ok();
      operations(stoa, engine.config(url));
      stoa.audit().checkpoint(SigningKey.generate("example.com/log", new SecureRandom())).get();
      stoa.audit().tokenRefused(TokenRefusal.of("7f1c", TokenRefusal.Reason.UNKNOWN));
      stoa.audit()
          .dashboardAction(
              new DashboardAction(
                  DashboardAction.Kind.BREAKER_RESET, "provider", Option.some("3f9a")));
      Seq<AuditEntry> entries = entries(stoa);
      assertEquals(
          Vector.of(StoaEventType.values()).map(StoaEventType::label).toSortedSet(),
          entries.map(entry -> entry.event().eventType()).toSortedSet());
      entries.forEach(entry -> assertFalse(entry.toString().contains(SECRET), entry.toString()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFrequentWritesAppendNothing(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Agent ada = stoa.agents().register(ADA).get();
      stoa.agents().register(AgentRegistration.of("bob", "claude-4")).get();
      Channel ops = stoa.channels().create(new ChannelName("ops")).get();
      long before = stoa.audit().head().size();
      stoa.memory().remember(Remember.of("a")).get();
      stoa.channels().post(Post.of(ops.id(), ada.id(), "hello")).get();
      stoa.notebook().write(SECRET, NoteDraft.of(new NoteTopic("t"), "n")).get();
      Cli cli = Cli.on(url);
      cli.run("task", "create", "x", "--agent", ada.id().value()).ok();
      cli.run("task", "claim", "--worker", "w").ok();
      cli.run("rating", "record", "d1", "--score", SECRET + "=1", "--score", "bob=0").ok();
      assertEquals(before, stoa.audit().head().size());
    }
  }

  /** That of the trail, or that of the context. */
  @Test
  void aPageListsEveryType() throws IOException {
    StringBuilder pages = new StringBuilder();
    try (Stream<Path> files = Files.list(Path.of("..", "docs"))) {
      for (Path file : files.filter(AuditedActionsTest::isWritten).toList()) {
        pages.append(Files.readString(file));
      }
    }
    for (StoaEventType type : StoaEventType.values()) {
      assertTrue(
          pages.indexOf("| `" + type.label() + "`") >= 0
              || pages.indexOf(", `" + type.label() + "`") >= 0,
          type.label());
    }
  }

  private static boolean isWritten(Path page) {
    return page.toString().endsWith(".md") && !page.endsWith("reference.md");
  }

  @Test
  void whatIsDoneAgainWithoutAChangeIsNotAudited() {
    try (Stoa stoa = Stoa.open(TestEngine.SQLITE.migratedUrl())) {
      stoa.agents().register(ADA).get();
      Channel ops = stoa.channels().create(new ChannelName("ops")).get();
      stoa.agents().rename(SECRET, new AgentName(SECRET)).get();
      stoa.channels().rename(ops.id(), ops.name()).get();
      stoa.memory().expire(MemoryExpiry.USUAL);
      assertEquals(2, stoa.audit().head().size());
    }
  }

  private static AuditedWrites ofContext(Class<?> type) {
    try {
      return (AuditedWrites) type.getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void imports(Stoa stoa) {
    Path debates = folder.resolve("debates.db");
    execute(
        debates,
        "create table debates (id text primary key, task text, final_answer text,"
            + " consensus_reached integer, confidence real, rounds_used integer, duration_seconds"
            + " real, grounded_verdict text, created_at text)",
        "insert into debates values ('imported', '"
            + SECRET
            + "', '"
            + SECRET
            + "', 1, 0.5, 1, 2.5, null, '2026-01-02 03:04:05')");
    stoa.imports().run(ImportRequest.of(ImportSystem.ARAGORA, debates.toString())).get();
    Path chain = folder.resolve("chain.db");
    execute(
        chain,
        "create table corrections (id text primary key)",
        "create table audit_log (id text, created_at real, event_type text, field text, details"
            + " text, prev_hash text, curr_hash text)",
        "insert into audit_log values ('a', 1, '"
            + SECRET
            + "', '"
            + SECRET
            + "', '{}', 'genesis', '00')");
    stoa.imports().run(ImportRequest.of(ImportSystem.AUA, chain.toString())).get();
  }

  private static void execute(Path file, String... statements) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      for (String one : statements) {
        statement.execute(one);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void agents(Stoa stoa) {
    stoa.agents().register(AgentRegistration.of("old-" + SECRET, "claude-4")).get();
    stoa.agents().rename("old-" + SECRET, new AgentName(SECRET)).get();
    stoa.agents().archive(SECRET).get();
    stoa.agents().restore(SECRET).get();
    stoa.agents().cloneAs(SECRET, new AgentName("copy-" + SECRET)).get();
    stoa.agents().merge("copy-" + SECRET, SECRET).get();
    stoa.agents().register("gone-" + SECRET, "claude-4").get();
    stoa.agents().delete("gone-" + SECRET).get();
  }

  private static void channels(Stoa stoa) {
    Agent ada = stoa.agents().resolve(SECRET).get();
    Channel ops = stoa.channels().create(new ChannelName(SECRET), "about " + SECRET).get();
    stoa.channels().rename(ops.id(), new ChannelName("new-" + SECRET)).get();
    ChannelMessage message = stoa.channels().post(Post.of(ops.id(), ada.id(), SECRET)).get();
    stoa.channels().deleteMessage(message.id(), ada.id()).get();
    stoa.channels().archive(ops.id()).get();
    stoa.channels().restore(ops.id()).get();
    stoa.channels().delete(ops.id()).get();
  }

  private static void consensus(Stoa stoa) {
    ConsensusDraft draft = ConsensusDraft.of(SECRET, SECRET, SECRET, 1).agreed(SECRET, 1);
    ConsensusId id = stoa.consensus().record(draft).get().id();
    Dissent dissent =
        stoa.consensus()
            .dissent(id, DissentDraft.of(SECRET, DissentType.MINOR_QUIBBLE, SECRET))
            .get();
    stoa.consensus().rebut(dissent.id(), SECRET).get();
    stoa.consensus().supersede(id, draft, List.of()).get();
    stoa.consensus().archive(id).get();
    stoa.consensus().restore(id).get();
    stoa.minority().resolve(id, ConsensusTruth.UPHELD).get();
    stoa.proofs().record(ProofDraft.of(SECRET, ProofStatus.FAILED, ProofLanguage.LEAN4, SECRET));
  }

  private static void encryption(StorageConfig config) {
    KeyRing keys = KeyRing.parse("k1 " + "0f".repeat(32));
    try (Stoa stoa = Stoa.open(StoaConfig.of(config).withEncryption(Encryption.with(keys)))) {
      stoa.encryption().rekey(seen -> {}).get();
      stoa.encryption().decrypt(seen -> {}).get();
    }
  }

  private static void debates(Stoa stoa) {
    DebateSessionId id =
        stoa.debates().open(NewDebateSession.about("about " + SECRET).initiatedBy(SECRET)).id();
    stoa.debates().start(id).get();
    stoa.debates().append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, SECRET, SECRET)).get();
    ApprovalGate gate = stoa.gates().request(id, 1, DebatePhase.PROPOSAL, ApprovalGate.USUAL).get();
    stoa.gates().approve(gate.id(), GateDecision.by(SECRET).because("for " + SECRET)).get();
    stoa.debates().conclude(id, DebateOutcome.of("about " + SECRET, 0.5)).get();
    stoa.debates().delete(id).get();
  }

  private static void conversations(Stoa stoa) {
    UserId user = new UserId(SECRET);
    Project project = stoa.projects().create(user, SECRET).get();
    ConversationId id =
        stoa.conversations().start(user, NewConversation.titled("about " + SECRET)).get().id();
    stoa.messages().append(user, id, MessageDraft.user("hello " + SECRET)).get();
    stoa.messages().append(user, id, MessageDraft.user(SECRET)).get();
    stoa.messages().correct(user, id, 1, MessageDraft.user(SECRET + " corrected")).get();
    stoa.messages().remove(user, id, 1).get();
    stoa.conversations().delete(user, id).get();
    stoa.projects().delete(user, project.id()).get();
  }

  private static void corrections(Stoa stoa, StorageConfig config) {
    CorrectionDraft draft = CorrectionDraft.of(SECRET, SECRET, SECRET).rejected(SECRET);
    Correction first = stoa.corrections().record(draft).get().correction();
    Correction next = stoa.corrections().record(draft.claim("another")).get().correction();
    stoa.corrections().reinstate(first.id()).get();
    stoa.corrections().withdraw(next.id()).get();
    InstantSource later = InstantSource.offset(InstantSource.system(), Duration.ofDays(10_000));
    try (Stoa then = Stoa.open(config.withClock(later))) {
      assertEquals(2, then.corrections().prune(PageRequest.first(10)).pruned().size());
    }
  }

  private static void specialists(Stoa stoa) {
    stoa.specialists().promote(PromotionDraft.of(SECRET, SECRET)).get();
    stoa.specialists().rollback(new SpecialistName(SECRET), false).get();
    ConversationId id =
        stoa.conversations().start(UserId.LOCAL, NewConversation.untitled()).get().id();
    stoa.runs().record(ModelRunDraft.of(id.value(), SECRET).query(SECRET)).get();
    stoa.runs().settle(new QueryId(SECRET), FieldDistribution.only(new Discipline(SECRET))).get();
    asserted(stoa);
  }

  private static void asserted(Stoa stoa) {
    String session = stoa.queries().record(SessionQuery.PLAIN.field(SECRET)).id().value();
    AssertionDraft draft = AssertionDraft.of(session, SECRET, AssertionLevel.INFO);
    stoa.queries().recordAssertion(draft.message(SECRET).policy(SECRET)).get();
  }

  @ParameterizedTest
  @EnumSource
  void queriesAreAuditedUnlessTheSettingsSayNo(TestEngine engine) {
    StorageConfig config = engine.config(engine.migratedUrl());
    try (Stoa stoa = Stoa.open(StoaConfig.of(config).withQueryAudit(QueryAudit.NONE))) {
      asserted(stoa);
      assertEquals(0, stoa.audit().head().size());
    }
    try (Stoa stoa = Stoa.open(config)) {
      asserted(stoa);
      assertEquals(2, stoa.audit().head().size());
    }
  }

  private static void evolution(Stoa stoa) {
    Generation first = stoa.generations().open(NewGeneration.first()).get();
    ProfileId parent =
        stoa.profiles()
            .add(first.id(), ProfileDraft.of(Archetype.CREATED_AGENT, SECRET))
            .get()
            .id();
    ProfileId variant =
        stoa.profiles()
            .add(first.id(), ProfileDraft.of(Archetype.PRIMARY_ACTOR, SECRET).mutatedFrom(parent))
            .get()
            .id();
    stoa.mutations()
        .judge(
            NewJudgement.of(variant)
                .trials(List.of(1, 2))
                .baseline(List.of(1, 2))
                .constraint(SECRET))
        .get();
    CreatedAgentId agent =
        stoa.createdAgents().propose(AgentProposal.of(first.id(), parent, SECRET)).get().id();
    stoa.createdAgents().recordTrial(agent, 0.5).get();
    stoa.createdAgents().approve(agent).get();
    Episode played =
        stoa.episodes()
            .record(NewEpisode.of(first.id(), parent, parent, Termination.TIMEOUT, 0, 0))
            .get();
    GenerationId newest = first.id();
    for (int i = 0; i < 20; i++) {
      newest = stoa.generations().open(NewGeneration.from(newest)).get().id();
    }
    assertEquals(1, stoa.pruning().prune().archivedEpisodes());
    StrategyDraft draft =
        StrategyDraft.of(SECRET, played, Archetype.PRIMARY_ACTOR, SECRET)
            .embedding(Embedding.of("m", 1));
    stoa.strategies().addAll(Vector.fill(StrategyCap.ENTRIES, draft)).get();
    stoa.strategies().add(draft).get();
  }

  private static void operations(Stoa stoa, StorageConfig config) {
    stoa.critiques().file(CritiqueDraft.of("d1", SECRET).issue(SECRET)).get();
    stoa.critiques().file(CritiqueDraft.of("d2", SECRET).issue(SECRET)).get();
    stoa.breakers().failure(new BreakerName("idle"));
    InstantSource later = InstantSource.offset(InstantSource.system(), Duration.ofDays(100));
    try (Stoa next = Stoa.open(config.withClock(later))) {
      next.maintenance().preview(Vector.empty()).get();
      next.maintenance().run();
    }
    stoa.erasure().eraseAgent(SECRET, Vector.empty()).get();
  }

  private static void lessons(Stoa stoa, StorageConfig config) {
    stoa.lessons().extract(DebateSummary.of(SECRET, SECRET, 1).conclusion(SECRET));
    InstantSource later = InstantSource.offset(InstantSource.system(), Lesson.LIFETIME);
    try (Stoa next = Stoa.open(config.withClock(later))) {
      assertEquals(1, next.lessons().expire(10).size());
    }
  }

  private static void memories(Stoa stoa) {
    MemoryId stored = remember(stoa, "kept");
    MemoryId other = remember(stoa, "other");
    stoa.memory().supersede(stored, other).get();
    stoa.memory().reinstate(stored).get();
    stoa.memory().protect(stored, new RedLine("for " + SECRET), false).get();
    stoa.memory().unprotect(stored).get();
    stoa.memory().forget(stored, "for " + SECRET).get();
    stoa.memory().restore(stored).get();
    stoa.memory().forget(stored, "for " + SECRET).get();
    stoa.memory().purge(stored).get();
    stoa.memory()
        .remember(Remember.of("short " + SECRET).timeToLive(Duration.ofNanos(1_000)))
        .get();
    stoa.memory().expire(MemoryExpiry.USUAL);
    remember(stoa, "one");
    remember(stoa, "two");
    TierLimits none = TierLimits.DOCUMENTED;
    for (MemoryTier tier : MemoryTier.values()) {
      none = none.with(tier, 1);
    }
    stoa.memory().enforceLimits(MemoryLimits.of(none).batch(10));
    List<String> lines = new ArrayList<>();
    stoa.memory().exportSnapshot(SnapshotRequest.USUAL, lines::add);
    stoa.memory().restoreSnapshot(lines, RestoreMode.MERGE).get();
  }

  private static MemoryId remember(Stoa stoa, String what) {
    return stoa.memory().remember(Remember.of(what + " " + SECRET)).get().id();
  }

  private static void patterns(Stoa stoa) {
    stoa.critiques().learn(PatternLesson.helped("slow " + SECRET, 0.5));
    stoa.critiques().learn(PatternLesson.failed("slow " + SECRET));
    PatternRetention onlySuccesses = new PatternRetention(Duration.ZERO, 1);
    assertEquals(
        1,
        stoa.critiques().archivePatterns(onlySuccesses, PageRequest.first(10)).archived().size());
  }

  private static Seq<AuditEntry> entries(Stoa stoa) {
    return stoa.audit().list(AuditQuery.all().limit(Page.MAX_SIZE)).items();
  }
}

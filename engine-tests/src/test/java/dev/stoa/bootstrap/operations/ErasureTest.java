package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.application.operations.ErasureReport;
import dev.stoa.application.operations.KnownBackupFiles;
import dev.stoa.application.operations.ProvedCertificate;
import dev.stoa.application.search.Written;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentTaskLease;
import dev.stoa.domain.agent.AgentTaskWorker;
import dev.stoa.domain.audit.tlog.SigningKey;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.files.FileCommand;
import dev.stoa.domain.files.FileDesk;
import dev.stoa.domain.files.FileScope;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.rating.Forecast;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.OutcomeName;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an agent and a user stored is removed from every file, and what others rely on holds. */
final class ErasureTest {

  private static final AgentName ADA = new AgentName("adalovelacia");
  private static final AgentName BOB = new AgentName("bob");
  private static final UserId USER = new UserId("userlovelacia");
  private static final ConversationId CHAT = new ConversationId("chat");

  private static final Seq<String> OF_AGENT =
      Vector.of(
          "adalovelacia",
          "Noteocelot",
          "Fileaardvark",
          "Teamfilebonobo",
          "Knowledgewombat",
          "Messagequokka",
          "Memorynarwhal",
          "Archivedaxolotl",
          "Turnplatypus",
          "Critiquetapir",
          "Taskokapi",
          "Handoffcapybara",
          "Descriptionkoala",
          "Sharedpangolin",
          "Redlinetarsier",
          "Oldpangolin",
          "Vectorgibbon",
          "Votecassowary",
          "Rankedserval",
          "Codenumbat",
          "Dissentkinkajou",
          "Notebongo",
          "Knowledgebongo",
          "Memorybongo",
          "Wrotebongo",
          "Sourcemarkhor",
          "Sourcegoral",
          "Sourcechital");
  private static final Seq<String> OF_USER =
      Vector.of(
          "userlovelacia",
          "Titleibex",
          "Userfilecivet",
          "Chatmarmot",
          "Usermemorylynx",
          "Answerbadger",
          "Userwrotedingo",
          "Correctionbongo",
          "Usersourcesaola",
          "Usersourcebantengs");

  /** What another wrote, in places where the subject wrote too. */
  private static final Seq<String> OF_OTHERS =
      Vector.of("Bobsmemory", "Vectorofbobs", "Bobscode", "Bobsvote", "Bobssource");

  @TempDir Path backups;

  @ParameterizedTest
  @EnumSource
  void anAgentIsErasedFromEveryFile(TestEngine engine) throws IOException {
    String url = engine.migratedUrl();
    StoredBytes bytes = new StoredBytes(engine, url);
    Files.writeString(backups.resolve("before.db.gz"), "x");
    try (Stoa stoa = open(engine, url)) {
      fill(stoa);
      DebateSessionId session = debated(stoa);
      assertTrue(
          done(stoa.search().search("Turnplatypus"))
              .items()
              .exists(hit -> hit.snippet().equals("[Turnplatypus]")));
      Agent agent = done(stoa.agents().resolve(ADA.value()));
      SigningKey key = SigningKey.generate("example.com/log", new SecureRandom());
      ErasureReport preview = done(stoa.erasure().previewAgent(ADA.value(), List.of()));
      assertTrue(preview.certificate().isEmpty());
      assertEquals(Vector.of("before.db.gz"), preview.backups().map(one -> one.name()));
      assertTrue(stoa.agents().resolve(ADA.value()).isRight());
      assertEquals(OF_AGENT, bytes.holding(OF_AGENT));
      ErasureReport report = done(stoa.erasure().eraseAgent(ADA.value(), List.of()));
      assertEquals(preview.counts(), report.counts());
      assertEquals(3L, report.counts().removed().get("memories").get());
      assertEquals(4L, report.counts().removed().get("continuum_memory").get());
      assertEquals(4L, report.counts().removed().get("text_variants").get());
      assertEquals(2L, report.counts().removed().get("continuum_memory_archive").get());
      assertEquals(2L, report.counts().removed().get("memory_outcomes").get());
      assertEquals(2L, report.counts().removed().get("embeddings").get());
      assertEquals(1L, report.counts().removed().get("circuit_breakers").get());
      assertEquals(1L, report.counts().cleared().get("debate_votes").get());
      assertEquals(1L, report.counts().cleared().get("debate_turns").get());
      assertEquals(3L, report.counts().cleared().get("origins").get());
      assertEquals(3L, report.counts().renamed().get("match_participants").get());
      assertEquals(Vector.empty(), bytes.holding(OF_AGENT));
      assertEquals(OF_OTHERS, bytes.holding(OF_OTHERS));
      assertEquals(
          Vector.of("Bobsmemory"),
          done(stoa.memory().recall(Recall.strongest().like(letters("Vectorofbobs"))))
              .map(one -> one.memory().content()));
      assertTrue(
          stoa.debates().votes(session).exists(vote -> vote.choice().equals("[erased]")),
          "the vote is still there");
      assertTrue(stoa.ratings().replay().agrees());
      assertTrue(done(stoa.audit().verify()).isSound());
      requireRightIndexes(stoa);
      AgentName erased = new AgentName("erased-" + agent.id());
      assertEquals(3, stoa.ratings().rating(erased).get().wins());
      assertEquals(agent.id(), done(stoa.agents().resolve(erased.value())).id());
      assertEquals(
          "the receipt of debate session "
              + session
              + " was removed by an erasure: use a copy that was exported before",
          stoa.debates().prove(session).getLeft().sentence());
      done(stoa.audit().checkpoint(key));
      ProvedCertificate proved = done(stoa.erasure().prove(report.certificate().get().id()));
      assertTrue(proved.proof().verify("example.com/log", key.verifier()).isRight());
      assertTrue(
          new String(proved.proof().extra(), StandardCharsets.UTF_8)
              .contains(proved.certificate().sha256()),
          "the entry holds the hash");
      assertTrue(proved.certificate().document().contains("before.db.gz"));
      assertFalse(proved.certificate().document().contains(ADA.value()));
      assertEquals(
          engine == TestEngine.SQLITE,
          proved.certificate().document().contains("\"name_left_in_files\":0,"));
      assertTrue(done(stoa.erasure().eraseAgent(erased.value(), List.of())).counts().isEmpty());
    }
    assertEquals(Vector.empty(), bytes.holding(OF_AGENT));
  }

  @ParameterizedTest
  @EnumSource
  void aUserIsErasedFromEveryFile(TestEngine engine) {
    String url = engine.migratedUrl();
    StoredBytes bytes = new StoredBytes(engine, url);
    try (Stoa stoa = open(engine, url)) {
      fill(stoa);
      assertEquals(OF_USER, bytes.holding(OF_USER));
      ErasureReport report =
          done(stoa.erasure().eraseUser(USER.value(), List.of("private-of-user")));
      assertEquals(1L, report.counts().removed().get("conversations").get());
      assertEquals(1L, report.counts().removed().get("answered_requests").get());
      assertEquals(Vector.empty(), bytes.holding(OF_USER));
      assertEquals(Vector.of("Noteocelot"), bytes.holding(Vector.of("Noteocelot")));
      assertTrue(done(stoa.audit().verify()).isSound());
      requireRightIndexes(stoa);
    }
    assertEquals(Vector.empty(), bytes.holding(OF_USER));
  }

  @ParameterizedTest
  @EnumSource
  void noKeyedWordIsLeftOfAnErasedUser(TestEngine engine) {
    String url = engine.migratedUrl();
    Encryption encryption = Encryption.with(KeyRing.parse("k " + "5f".repeat(32)));
    // A term of the index is stored without what it shares with the one before.
    Vector<String> keyed =
        Vector.of("contentocelot", "house")
            .map(encryption.protection(new SecureRandom()).keywords()::stored)
            .map(hash -> hash.substring(4));
    StoredBytes bytes = new StoredBytes(engine, url);
    try (Stoa stoa = Stoa.open(StoaConfig.of(engine.config(url)).withEncryption(encryption))) {
      ConversationId chat = done(stoa.conversations().start(USER, NewConversation.untitled())).id();
      // Enough for the words to be in a segment of the index.
      done(
          stoa.messages()
              .appendAll(
                  USER,
                  chat,
                  Vector.fill(
                      300, NewMessage.of(MessageDraft.user("Contentocelot in the house")))));
      assertEquals(
          50, stoa.messageSearch().search(USER, MessageQuery.about("house")).items().size());
      assertEquals(keyed, bytes.holding(keyed));
      requireRightIndexes(stoa);
      done(stoa.erasure().eraseUser(USER.value(), List.of()));
      assertEquals(Vector.empty(), bytes.holding(keyed));
      requireRightIndexes(stoa);
    }
    assertEquals(Vector.empty(), bytes.holding(keyed));
  }

  @Test
  void theCertificateCountsTheNameInWhatOthersWrote() {
    try (Stoa stoa = open(TestEngine.SQLITE, TestEngine.SQLITE.migratedUrl())) {
      fill(stoa);
      done(stoa.notebook().write(BOB.value(), NoteDraft.of(NoteTopic.NOTES, "Ask AdaLovelacia.")));
      done(stoa.notebook().write(BOB.value(), NoteDraft.of(NoteTopic.NOTES, "See adalovelacia.")));
      String document =
          done(stoa.erasure().eraseAgent(ADA.value(), List.of())).certificate().get().document();
      Matcher left = Pattern.compile("\"name_left_in_files\":(\\d+),").matcher(document);
      assertTrue(left.find(), document);
      assertTrue(Integer.parseInt(left.group(1)) >= 2, document);
    }
  }

  @ParameterizedTest
  @EnumSource
  void mistakesAreRefusedAndChangeNothing(TestEngine engine) {
    try (Stoa stoa = open(engine, engine.migratedUrl())) {
      fill(stoa);
      assertTrue(stoa.erasure().eraseAgent("nobody", List.of()).isLeft());
      assertEquals(
          "scope shared is shared: give a scope that is the subject's alone",
          stoa.erasure().eraseAgent(ADA.value(), List.of("shared")).getLeft().sentence());
      assertTrue(stoa.agents().resolve(ADA.value()).isRight());
      assertTrue(stoa.erasure().certificates(PageRequest.first()).items().isEmpty());
    }
  }

  private Stoa open(TestEngine engine, String url) {
    return Stoa.open(StoaConfig.of(engine.config(url)).withBackups(new KnownBackupFiles(backups)));
  }

  private static void file(Stoa stoa, FileDesk desk, String text) {
    done(stoa.files().run(desk, FileCommand.create("/memories/a.md", "before " + text)));
    done(stoa.files().run(desk, FileCommand.replace("/memories/a.md", "before ", "")));
  }

  private static void fill(Stoa stoa) {
    done(stoa.agents().register(ADA.value(), "m"));
    done(stoa.agents().register(BOB.value(), "m"));
    done(stoa.agents().describe(ADA.value(), "Descriptionkoala"));
    done(stoa.notebook().write(ADA.value(), NoteDraft.of(NoteTopic.NOTES, "Noteocelot")));
    done(stoa.knowledge().contribute(ADA.value(), "law", "Knowledgewombat"));
    done(stoa.channels().create("ops"));
    done(stoa.channels().post("ops", ADA.value(), "Messagequokka"));
    done(stoa.channels().post("ops", BOB.value(), "hello"));
    done(stoa.handOffs().offer("ops", ADA.value(), BOB.value(), "Handoffcapybara"));
    done(stoa.tasks().create(ADA.value(), "Taskokapi"));
    file(stoa, FileDesk.ofAgent(ADA.value()), "Fileaardvark");
    file(stoa, FileDesk.of("team:all").as(ADA.value()), "Teamfilebonobo");
    file(stoa, FileDesk.of(FileScope.user(USER.value())), "Userfilecivet");
    MemoryScope own = new MemoryScope(ADA.value());
    MemoryId live =
        done(stoa.memory()
                .remember(
                    Remember.of("Memorynarwhal").scope(own).embedding(Embedding.of("m", 1f, 0f))))
            .id();
    MemoryId archived =
        done(stoa.memory().remember(Remember.of("Archivedaxolotl").scope(own))).id();
    done(stoa.memory().recordOutcome(live, Outcome.success()));
    done(stoa.memory().recordOutcome(archived, Outcome.failure()));
    done(stoa.memory().forget(archived, "old"));
    shared(stoa, "Sharedpangolin", ADA, letters("Vectorgibbon"));
    shared(stoa, "Bobsmemory", BOB, letters("Vectorofbobs"));
    MemoryId old = done(stoa.memory().remember(Remember.of("Oldpangolin").by(ADA.value()))).id();
    done(stoa.memory().forget(old, "old"));
    done(stoa.memory().remember(Remember.of("Userwrotedingo").by(USER.value())));
    stoa.breakers().failure(new BreakerName(ADA.value()));
    done(stoa.tasks().create(BOB.value(), "work"));
    stoa.tasks().claim(AgentTaskWorker.named(ADA.value()), 9, AgentTaskLease.USUAL);
    done(stoa.critiques().file(CritiqueDraft.of("d", ADA).against(BOB).issue("Critiquetapir")));
    done(stoa.ratings().record(NewMatch.won(new MatchId("m1"), ADA, BOB)));
    done(stoa.ratings().record(NewMatch.won(new MatchId("m2"), ADA, BOB)));
    done(
        stoa.calibration()
            .predict("t", BOB.value(), Forecast.of(new OutcomeName(ADA.value()), 0.7)));
    done(stoa.conversations().start(USER, NewConversation.titled("Titleibex").id("chat")));
    done(stoa.messages().append(USER, CHAT, MessageDraft.user("Chatmarmot likes grass")));
    done(
        stoa.memory()
            .remember(Remember.of("Usermemorylynx").scope(new MemoryScope("private-of-user"))));
    sources(stoa, own);
    variants(stoa, own);
    done(stoa.requests().once("key", "request", () -> Either.right("Answerbadger")));
    done(stoa.search().search(SearchEverything.about("marmot").user(USER.value())));
    // Enough for the words of all memories to be in a segment of the index.
    done(
        stoa.memory()
            .rememberAll(Vector.range(0, 300).map(i -> Remember.of("number " + i + " of many"))));
  }

  /** What was merged into other texts, with a word that only the variant has. */
  /** What writers say of where items come from, which others wrote or which are another's. */
  private static void sources(Stoa stoa, MemoryScope own) {
    Principal ada = Principal.agent(done(stoa.agents().resolve(ADA.value())).id().value());
    sourced(Principal.tool("web"), "Sourcemarkhor", () -> stoa.notebook().write(ADA.value(), "n"));
    sourced(ada, "Sourcegoral", () -> stoa.memory().remember("of nobody alone"));
    sourced(
        Principal.tool("web"),
        "Sourcechital",
        () -> stoa.memory().remember(Remember.of("of one alone").scope(own)));
    sourced(
        Principal.person(USER.value()), "Usersourcesaola", () -> stoa.memory().remember("by one"));
    sourced(
        Principal.tool("web"),
        "Usersourcebantengs",
        () ->
            stoa.memory()
                .remember(Remember.of("of a user").scope(new MemoryScope("private-of-user"))));
    sourced(Principal.tool("web"), "Bobssource", () -> stoa.notebook().write(BOB.value(), "n"));
  }

  private static <L extends Refusal, T> void sourced(
      Principal writer, String source, Supplier<Either<L, T>> write) {
    done(WrittenBy.of(writer, () -> WrittenBy.from(Provenance.NONE.source(source), write)));
  }

  private static void variants(Stoa stoa, MemoryScope own) {
    String text = "one two three four five six seven eight nine ten eleven twelve";
    String as = ADA.value();
    NoteDraft note = NoteDraft.of(NoteTopic.NOTES, text);
    done(stoa.notebook().write(as, note));
    merged(
        stoa.notebook()
            .write(as, NoteDraft.of(NoteTopic.NOTES, text + " Notebongo"), WhenSimilar.merge()));
    Contribution entry = Contribution.of(new DomainPath("law"), text);
    done(stoa.knowledge().contribute(as, entry));
    merged(
        stoa.knowledge()
            .contribute(
                as,
                Contribution.of(entry.domain(), text + " Knowledgebongo"),
                WhenSimilar.merge()));
    done(stoa.memory().remember(Remember.of(text).scope(own)));
    merged(
        stoa.memory().remember(Remember.of(text + " Memorybongo").scope(own), WhenSimilar.merge()));
    done(stoa.memory().remember(Remember.of(text).by(BOB.value())));
    merged(stoa.memory().remember(Remember.of(text + " Wrotebongo").by(as), WhenSimilar.merge()));
    CorrectionDraft claim =
        CorrectionDraft.of("numbers", "general", text).scope(CorrectionScope.conversation(CHAT));
    done(stoa.corrections().record(claim));
    merged(stoa.corrections().record(claim.claim(text + " Correctionbongo"), WhenSimilar.merge()));
  }

  private static <T> void merged(Either<? extends Refusal, Written<T>> written) {
    assertEquals(TextFate.MERGED, done(written).fate());
  }

  private static void shared(Stoa stoa, String content, AgentName author, Embedding embedding) {
    MemoryId id =
        done(stoa.memory().remember(Remember.of(content).by(author.value()).embedding(embedding)))
            .id();
    if (author.equals(ADA)) {
      done(stoa.memory().protect(id, new RedLine("Redlinetarsier"), false));
    }
  }

  /** A vector whose bytes are these letters. */
  private static Embedding letters(String letters) {
    ByteBuffer bytes =
        ByteBuffer.wrap(letters.getBytes(StandardCharsets.US_ASCII)).order(ByteOrder.LITTLE_ENDIAN);
    return Embedding.of("letters", bytes.getFloat(), bytes.getFloat(), bytes.getFloat());
  }

  private static DebateSessionId debated(Stoa stoa) {
    DebateSessionId id =
        stoa.debates()
            .open(
                NewDebateSession.about("Cache or not?")
                    .debate("d-1")
                    .config(DebateConfig.USUAL.participants(Vector.of(ADA, BOB)).moderator(ADA)))
            .id();
    done(stoa.debates().start(id));
    DebateTurn turn =
        done(
            stoa.debates()
                .append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, ADA.value(), "Turnplatypus")));
    done(stoa.codeVersions().add(id, CodeDraft.of("Codenumbat\nsame").turn(turn.id())));
    done(stoa.codeVersions().add(id, CodeDraft.of("Bobscode\nsame")));
    done(
        stoa.debates()
            .append(id, TurnDraft.of(1, DebatePhase.CRITIQUE, BOB.value(), "Why?").to(ADA)));
    done(
        stoa.debates()
            .vote(id, DebateVote.ranked(ADA, Vector.of("Votecassowary", "Rankedserval"), 0.9)));
    done(stoa.debates().vote(id, DebateVote.ranked(BOB, Vector.of("Bobsvote", ADA.value()), 0.6)));
    done(stoa.debates().conclude(id, DebateOutcome.of("Cache for a minute.", 0.8).winner(ADA)));
    Consensus concluded = stoa.consensus().list(ConsensusQuery.all()).items().head();
    done(
        stoa.consensus()
            .dissent(
                concluded.id(),
                DissentDraft.of(ADA, DissentType.FUNDAMENTAL_DISAGREEMENT, "Dissentkinkajou")));
    return id;
  }

  private static void requireRightIndexes(Stoa stoa) {
    for (IndexReport report : stoa.search().cared().flatMap(stoa.search()::reconcile)) {
      assertTrue(report.isRight(), report.toString());
    }
  }

  private static <T> T done(Either<? extends Refusal, T> answer) {
    return answer.getOrElseThrow(RefusalException::new);
  }
}

package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.Post;
import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.embedding.EmbeddingSettings;
import dev.stoa.application.embedding.EmbeddingStatus;
import dev.stoa.application.embedding.EmbeddingsRefused;
import dev.stoa.application.embedding.HashingEmbeddingModel;
import dev.stoa.application.embedding.SwitchReport;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EvaluatedSearch;
import dev.stoa.domain.search.JudgedQuestion;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A workspace with an embedding model. */
final class EmbeddingsTest {

  /** Tea is like coffee, and neither is like anything else. */
  private static final EmbeddingModel DRINKS =
      text ->
          text.toLowerCase(java.util.Locale.ROOT).matches("(?s).*(tea|coffee).*")
              ? Embedding.of("drinks", 1, 0, 0)
              : Embedding.of("drinks", 0, 1, text.length() % 7);

  @ParameterizedTest
  @EnumSource
  void whatMeansTheLikeIsFoundWithoutSharingAWord(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine).withEmbeddings(DRINKS))) {
      stoa.memory()
          .rememberAll(
              Vector.of("Coffee keeps people awake", "Invoices are due", "Meet at noon")
                  .map(Remember::of))
          .get();
      Seq<String> recalled = stoa.memory().recall("tea").get().map(one -> one.memory().content());
      assertEquals("Coffee keeps people awake", recalled.head());
      stoa.evidence().collect(EvidenceDraft.of("web", "Coffee beans are roasted"));
      assertEquals(1, stoa.evidence().search("tea").items().size());
      Agent agent = stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      Channel channel = stoa.channels().create(new ChannelName("ops")).get();
      stoa.channels().post(Post.of(channel.id(), agent.id(), "More coffee, please")).get();
      assertTrue(
          stoa.search()
              .search(SearchEverything.about("tea").in(SearchSource.MESSAGE))
              .get()
              .items()
              .exists(hit -> hit.parts().meaning() > 0 || hit.parts().prior() > 0));
      assertTrue(
          stoa.embeddings().status().forAll(one -> one.texts() == one.embedded()),
          () -> stoa.embeddings().status().toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void evaluationsShowWhatTheModelAddsToWords(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine).withEmbeddings(DRINKS))) {
      Seq<Memory> stored =
          stoa.memory()
              .rememberAll(
                  Vector.of("Coffee keeps people awake", "Invoices are due", "Meet at noon")
                      .map(Remember::of))
              .get();
      Seq<EvaluatedSearch> figures =
          stoa.search()
              .evaluate(
                  SearchEverything.about("").in(SearchSource.MEMORY),
                  Vector.of(
                      asked("tea", stored.get(0), "meaning"),
                      asked("invoices", stored.get(1), "words")))
              .get();
      assertEquals(
          Vector.of(
              "words none 0.5",
              "words meaning 0.0",
              "words words 1.0",
              "model none 1.0",
              "model meaning 1.0",
              "model words 1.0"),
          figures.map(
              one ->
                  one.way().label()
                      + " "
                      + one.ability().getOrElse("none")
                      + " "
                      + one.figures().recallAt1()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void vectorsFollowTheirTexts(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(StoaConfig.of(engine.config(url)).withEmbeddings(DRINKS))) {
      Memory memory = stoa.memory().remember("Coffee keeps people awake").get();
      stoa.memory().remember("Invoices are due").get();
      stoa.memory().edit(memory.id(), MemoryEdit.NOTHING.content("Walks help")).get();
      assertEquals(0, near(stoa, "tea"), "edited");
      stoa.memory().edit(memory.id(), MemoryEdit.NOTHING.content("Tea helps")).get();
      assertEquals(1, near(stoa, "coffee"), "edited again");
      Agent agent = stoa.agents().register(AgentRegistration.of("ada", "m")).get();
      Channel channel = stoa.channels().create(new ChannelName("ops")).get();
      stoa.channels().post(Post.of(channel.id(), agent.id(), "More coffee, please")).get();
      stoa.search().search("tea").get();
      assertEquals(1, vectorsOfMessages(url));
      stoa.channels().delete(channel.id(), agent.id()).get();
      assertEquals(0, vectorsOfMessages(url));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anotherModelIsRefusedUntilItIsSwitchedTo(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(StoaConfig.of(engine.config(url)).withEmbeddings(DRINKS))) {
      stoa.memory()
          .rememberAll(
              Vector.range(0, 30)
                  .map(i -> Remember.of("Note " + i + " about " + "x".repeat(i % 9) + i % 4)))
          .get();
      assertEquals(
          new EmbeddingsRefused.WhichModel("drinks", Option.none(), Vector.empty()),
          stoa.embeddings().switchModel(0, done -> {}).getLeft());
    }
    try (Stoa stoa =
        Stoa.open(StoaConfig.of(engine.config(url)).withEmbeddings(new HashingEmbeddingModel()))) {
      assertTrue(
          stoa.memory().recall("tea").getLeft().sentence().contains("only of drinks"),
          "a clear refusal");
      SwitchReport stored = stoa.embeddings().switchModel(1, done -> {}).get();
      assertEquals(30, stored.embedded());
      assertTrue(stored.recall() > 0 && stored.recall() < 1, stored.toString());
      assertFalse(stored.switched());
      assertTrue(stoa.memory().recall("tea").isRight(), "side by side");
      SwitchReport again = stoa.embeddings().switchModel("drinks", 0, done -> {}).get();
      assertEquals(0, again.embedded(), "what is embedded stays so");
      assertTrue(again.switched());
      assertEquals(
          Vector.of(HashingEmbeddingModel.NAME),
          stoa.embeddings().status().map(EmbeddingStatus::model).distinct().toVector());
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      assertEquals(
          new EmbeddingsRefused.NoModel(), stoa.embeddings().embedMissing(done -> {}).getLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void textsAreEmbeddedByTasks(TestEngine engine) {
    EmbeddingSettings queued = EmbeddingSettings.of(DRINKS).queuedFor("embedder");
    try (Stoa stoa = Stoa.open(config(engine).withEmbeddings(queued))) {
      assertThrows(RuntimeException.class, () -> stoa.memory().remember("too early"));
      stoa.agents().register(AgentRegistration.of("embedder", "m")).get();
      stoa.memory()
          .rememberAll(Vector.of("Coffee is hot", "Invoices are due").map(Remember::of))
          .get();
      assertEquals(0, embedded(stoa, SearchSource.MEMORY));
      Seq<AgentTask> tasks = stoa.tasks().list(AgentTaskQuery.all()).items();
      assertEquals(1, tasks.size(), "one for many");
      stoa.embeddingTasks().handle(tasks.head());
      assertEquals(2, embedded(stoa, SearchSource.MEMORY));
      assertEquals(1, near(stoa, "tea"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatWasStoredBeforeIsEmbeddedLater(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      stoa.memory().remember("Coffee is hot").get();
    }
    try (Stoa stoa = Stoa.open(StoaConfig.of(engine.config(url)).withEmbeddings(DRINKS))) {
      assertEquals(0, embedded(stoa, SearchSource.MEMORY));
      assertEquals(1, stoa.embeddings().embedMissing(done -> {}).get());
      assertEquals(0, stoa.embeddings().embedMissing(done -> {}).get());
      assertEquals(1, embedded(stoa, SearchSource.MEMORY));
    }
  }

  private static JudgedQuestion asked(String question, Memory answer, String ability) {
    return new JudgedQuestion(question, Vector.of(answer.id().value()), Option.some(ability));
  }

  private static int vectorsOfMessages(String url) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("select count(*) from embeddings where source = 'message'")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  /** How many are as near as can be. */
  private static int near(Stoa stoa, String words) {
    return stoa.memory()
        .recall(Recall.about(words).byRelevanceOnly())
        .get()
        .count(one -> one.relevance().cosine().exists(cosine -> cosine > .99));
  }

  private static long embedded(Stoa stoa, SearchSource source) {
    return stoa.embeddings()
        .status()
        .filter(one -> one.source() == source && one.isActive())
        .map(EmbeddingStatus::embedded)
        .sum()
        .longValue();
  }

  private static StoaConfig config(TestEngine engine) {
    return StoaConfig.of(engine.config(engine.migratedUrl()));
  }
}

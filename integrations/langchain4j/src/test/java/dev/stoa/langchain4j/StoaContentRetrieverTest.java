package dev.stoa.langchain4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.langchain4j.data.document.Metadata;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.rag.content.ContentMetadata;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.rag.query.Query;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.pack.PackQuestion;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is retrieved for a question, on both engines. */
final class StoaContentRetrieverTest {

  private static final MemoryScope SCOPE = new MemoryScope("retriever");
  private static final String JITTER = "Retries of webhooks need jitter";
  private static final String CAP = "Retries of webhooks are capped at five of them";

  @ParameterizedTest
  @EnumSource(Engine.class)
  void memoriesComeBestFirstWithScoreIdAndMetadata(Engine engine) {
    MemoryOperations memory = filled(engine);
    List<Content> found =
        StoaContentRetriever.recalling(memory, StoaContentRetrieverTest::ask, 1_000)
            .retrieve(Query.from("webhooks jitter"));
    assertEquals(List.of(JITTER, CAP), texts(found));
    assertEquals(
        new Metadata().put("team", "core").put("year", 2024L).put("share", 0.5),
        found.get(0).textSegment().metadata());
    assertEquals(
        memory.find(SCOPE, JITTER).get().id().value(),
        found.get(0).metadata().get(ContentMetadata.EMBEDDING_ID));
    assertTrue(score(found.get(0)) > score(found.get(1)), found::toString);
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void whatExceedsTheBudgetIsLeftOutButTheBest(Engine engine) {
    ContentRetriever one =
        StoaContentRetriever.recalling(
            filled(engine), StoaContentRetrieverTest::ask, String::length, JITTER.length());
    assertEquals(List.of(JITTER), texts(one.retrieve(Query.from("webhooks jitter"))));
    ContentRetriever tight =
        StoaContentRetriever.recalling(
            filled(engine), StoaContentRetrieverTest::ask, String::length, 1);
    assertEquals(List.of(JITTER), texts(tight.retrieveAsync(Query.from("webhooks jitter")).join()));
    ContentRetriever both =
        StoaContentRetriever.recalling(
            filled(engine),
            StoaContentRetrieverTest::ask,
            String::length,
            JITTER.length() + CAP.length());
    assertEquals(List.of(JITTER, CAP), texts(both.retrieve(Query.from("webhooks jitter"))));
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void theScoreAndTheMetadataAreBounded(Engine engine) {
    MemoryOperations memory = filled(engine);
    Query query = Query.from("webhooks jitter");
    List<Content> all =
        StoaContentRetriever.recalling(memory, StoaContentRetrieverTest::ask, 1_000)
            .retrieve(query);
    double between = (score(all.get(0)) + score(all.get(1))) / 2;
    assertEquals(
        List.of(JITTER),
        texts(
            StoaContentRetriever.recalling(memory, asked -> ask(asked).minScore(between), 1_000)
                .retrieve(query)));
    assertEquals(
        List.of(CAP),
        texts(
            StoaContentRetriever.recalling(
                    memory, asked -> ask(asked).where(MetadataFilter.parse("team = 'ops'")), 1_000)
                .retrieve(query)));
  }

  @ParameterizedTest
  @EnumSource(Engine.class)
  void everythingIsPackedUnderItsBudget(Engine engine) {
    engine.stoa().memory().remember("Deploys of the gateway happen on Mondays").get();
    List<Content> found =
        StoaContentRetriever.packing(
                engine.stoa().packs(), query -> PackQuestion.about(query.text()).tokens(200))
            .retrieve(Query.from("gateway deploys"));
    assertEquals(List.of("Deploys of the gateway happen on Mondays"), texts(found));
    assertEquals("memory", found.get(0).textSegment().metadata().getString("source"));
    assertTrue(
        found.get(0).textSegment().metadata().getString("citation").startsWith("m:"),
        found::toString);
    ContentRetriever invalid =
        StoaContentRetriever.packing(
            engine.stoa().packs(), query -> PackQuestion.about(query.text()).tokens(-1));
    assertThrows(InvalidValue.class, () -> invalid.retrieve(Query.from("gateway")));
  }

  private static Recall ask(Query query) {
    return Recall.about(query.text()).scope(SCOPE);
  }

  private static MemoryOperations filled(Engine engine) {
    MemoryOperations memory = engine.stoa().memory();
    memory
        .remember(
            Remember.of(JITTER)
                .scope(SCOPE)
                .metadata(
                    CanonicalJson.of(
                        "{\"team\":\"core\",\"year\":2024,\"share\":0.5,\"tags\":[1]}")))
        .get();
    memory
        .remember(Remember.of(CAP).scope(SCOPE).metadata(CanonicalJson.of("{\"team\":\"ops\"}")))
        .get();
    return memory;
  }

  private static List<String> texts(List<Content> found) {
    return found.stream().map(content -> content.textSegment().text()).toList();
  }

  private static double score(Content content) {
    return (Double) content.metadata().get(ContentMetadata.SCORE);
  }
}

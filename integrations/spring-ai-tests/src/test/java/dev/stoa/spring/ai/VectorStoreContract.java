package dev.stoa.spring.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.spring.ai.vector.StoaVectorStore;
import io.micrometer.observation.tck.TestObservationRegistry;
import io.micrometer.observation.tck.TestObservationRegistryAssert;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.ai.document.Document;
import org.springframework.ai.vectorstore.SearchRequest;
import org.springframework.ai.vectorstore.VectorStore;
import org.springframework.ai.vectorstore.filter.FilterExpressionBuilder;

/** What a vector store promises on both engines and with both lines of Spring AI. */
abstract class VectorStoreContract {

  private static final String BREAD = "Bread needs flour, water and time";
  private static final String BEER = "Beer needs water, malt and time";
  private static final String RETRIES = "Retries need jitter";

  private Stoa stoa;
  private TestObservationRegistry observations;
  private VectorStore store;

  /** The url of a workspace. */
  abstract String url();

  @BeforeEach
  void open() {
    stoa = Stoa.open(url());
    stoa.vectors().clear(new VectorCollection(StoaVectorStore.COLLECTION));
    observations = TestObservationRegistry.create();
    store =
        StoaVectorStore.builder(stoa.vectors(), new WordModel())
            .observationRegistry(observations)
            .build();
    store.add(
        List.of(
            new Document("bread", BREAD, Map.of("country", "BG", "year", 2020, "draft", false)),
            new Document("beer", BEER, Map.of("country", "NL", "draft", true)),
            new Document("retries", RETRIES, Map.of("country", "BG", "year", 2023L))));
  }

  @AfterEach
  void close() {
    stoa.close();
  }

  private List<String> found(String query, String filter) {
    SearchRequest.Builder request = SearchRequest.builder().query(query).topK(10);
    return ids(store.similaritySearch(request.filterExpression(filter).build()));
  }

  private static List<String> ids(List<Document> documents) {
    return documents.stream().map(Document::getId).toList();
  }

  @Test
  void theNearestComeFirstWithTheirScores() {
    List<Document> documents =
        store.similaritySearch(SearchRequest.builder().query(BREAD).topK(2).build());
    assertThat(ids(documents)).containsExactly("bread", "beer");
    Document first = documents.get(0);
    assertThat(first.getText()).isEqualTo(BREAD);
    assertThat(first.getScore()).isCloseTo(1, within(1e-6));
    assertThat((Float) first.getMetadata().get("distance")).isCloseTo(0f, within(1e-6f));
    double second = documents.get(1).getScore();
    assertThat(second).isBetween(0.1, 0.99);
    assertThat(ids(store.similaritySearch(near(BREAD, second)))).containsExactly("bread", "beer");
    assertThat(ids(store.similaritySearch(near(BREAD, Math.nextUp(second)))))
        .containsExactly("bread");
  }

  private static SearchRequest near(String query, double least) {
    return SearchRequest.builder().query(query).topK(10).similarityThreshold(least).build();
  }

  @Test
  void aFilterIsMetBeforeTheNearestAreChosen() {
    assertThat(
            ids(
                store.similaritySearch(
                    SearchRequest.builder()
                        .query(BREAD)
                        .topK(1)
                        .filterExpression("country == 'NL'")
                        .build())))
        .containsExactly("beer");
  }

  /** What Spring AI's own stores answer to the same filters. */
  @Test
  void filtersOfEveryKind() {
    Map<String, List<String>> answers = new LinkedHashMap<>();
    answers.put("country == 'BG'", List.of("bread", "retries"));
    answers.put("\"country\" == 'BG' && year == 2020", List.of("bread"));
    answers.put("country != 'BG'", List.of("beer"));
    answers.put("year > 2020", List.of("retries"));
    answers.put("year >= 2020", List.of("bread", "retries"));
    answers.put("year < 2023", List.of("bread"));
    answers.put("year <= 2023", List.of("bread", "retries"));
    answers.put("country in ['NL', 'DE']", List.of("beer"));
    answers.put("year nin [2020, 2021]", List.of("beer", "retries"));
    answers.put("NOT (country == 'BG' && year == 2020)", List.of("beer", "retries"));
    answers.put("draft == true || year == 2023", List.of("beer", "retries"));
    answers.put("country == 'BG' AND (year == 2020 OR year == 2021)", List.of("bread"));
    answers.put("year IS NULL", List.of("beer"));
    answers.put("draft IS NOT NULL", List.of("bread", "beer"));
    answers.forEach(
        (filter, ids) ->
            assertThat(found("time", filter)).as(filter).containsExactlyInAnyOrderElementsOf(ids));
  }

  @Test
  void whatIsAddedAgainReplacesAndWhatIsDeletedIsGone() {
    store.add(List.of(new Document("beer", RETRIES + " and more", Map.of("country", "DE"))));
    assertThat(found("time", "country == 'NL'")).isEmpty();
    assertThat(found("time", "country == 'DE'")).containsExactly("beer");
    store.delete(List.of("beer", "unknown"));
    store.delete(List.of());
    assertThat(found("time", "country in ['BG', 'NL', 'DE']"))
        .containsExactlyInAnyOrder("bread", "retries");
    store.delete("year == 2020");
    store.delete(new FilterExpressionBuilder().eq("country", "FR").build());
    assertThat(found("time", "country in ['BG', 'NL', 'DE']")).containsExactly("retries");
  }

  @Test
  void metadataComesBackInItsTypes() {
    Map<String, Object> metadata = new LinkedHashMap<>();
    metadata.put("text", "naïve 🦉");
    metadata.put("number", 7);
    metadata.put("long", 9_007_199_254_740_993L);
    metadata.put("short", (short) 3);
    metadata.put("whole", 5.0);
    metadata.put("double", 0.1);
    metadata.put("float", 0.1f);
    metadata.put("zero", -0.0);
    metadata.put("nan", Double.NaN);
    metadata.put("decimal", new BigDecimal("1.10"));
    metadata.put("flag", true);
    metadata.put("instant", Instant.parse("2026-01-01T00:00:00Z"));
    metadata.put("list", List.of("a", 1, List.of(2L)));
    metadata.put("map", Map.of("inner", 3));
    store.add(List.of(new Document("typed", "Types of metadata", metadata)));
    Document typed =
        store
            .similaritySearch(SearchRequest.builder().query("Types of metadata").topK(1).build())
            .get(0);
    Map<String, Object> read = new LinkedHashMap<>(typed.getMetadata());
    read.remove("distance");
    assertThat(read).isEqualTo(metadata);
    assertThat(found("Types", "double == 0.1 && float == 0.1 && whole == 5 && long > 2023"))
        .containsExactly("typed");
    assertThat(found("Types", "list IS NOT NULL && instant >= '2026-01-01T00:00:00Z'"))
        .containsExactly("typed");
  }

  @Test
  void collectionsAreApartAndStored() {
    VectorStore other =
        StoaVectorStore.builder(stoa.vectors(), new WordModel()).collection("other").build();
    assertThat(other.similaritySearch("time")).isEmpty();
    VectorStore again = StoaVectorStore.builder(stoa.vectors(), new WordModel()).build();
    assertThat(again.similaritySearch("time")).hasSize(3);
    assertThat(again.getNativeClient()).contains(stoa.vectors());
  }

  @Test
  void manyAreAddedAtOnce() {
    List<Document> many = new ArrayList<>();
    for (int i = 0; i < 10_001; i++) {
      many.add(new Document("m" + i, "page " + i, Map.of("many", i)));
    }
    store.add(many);
    assertThat(found("page", "many == 10000")).containsExactly("m10000");
    assertThat(
            store.similaritySearch(SearchRequest.builder().query("page").topK(5_000).build()))
        .hasSize(1_000);
    store.delete("many >= 0");
    assertThat(found("page", "many >= 0")).isEmpty();
  }

  @Test
  void eachCallIsObserved() {
    store.similaritySearch("time");
    store.delete(List.of("beer"));
    for (String operation : List.of("add", "query", "delete")) {
      TestObservationRegistryAssert.assertThat(observations)
          .hasAnObservation(
              one ->
                  one.hasNameEqualTo("db.vector.client.operation")
                      .hasLowCardinalityKeyValue("db.system", "stoa")
                      .hasLowCardinalityKeyValue("db.operation.name", operation)
                      .hasHighCardinalityKeyValue("db.collection.name", "documents"));
    }
  }

  @Test
  void aModelOfAnotherDimensionIsRefused() {
    assertThatThrownBy(
            () ->
                stoa.vectors()
                    .put(
                        new VectorCollection("documents"),
                        List.of(dev.stoa.domain.search.VectorItem.of("x", 1f, 2f)))
                    .getOrElseThrow(dev.stoa.domain.kernel.RefusalException::new))
        .hasMessageContaining("256");
  }
}

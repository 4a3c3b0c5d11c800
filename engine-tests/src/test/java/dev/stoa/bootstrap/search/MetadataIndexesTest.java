package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.HealthRequest;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.RandomMetadata;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.search.MetadataIndex;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorQuery;
import dev.stoa.domain.search.VectorSearch;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Indexes that a workspace declares on members of metadata. */
final class MetadataIndexesTest {

  private static final VectorCollection DOCS = new VectorCollection("docs");
  private static final int THINGS = 60;

  @ParameterizedTest
  @EnumSource
  void anIndexChangesNoAnswer(TestEngine engine) {
    Random random = new Random(382);
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      for (String key : List.of("team", "year", "with space", "dot.ted", "'", "what?")) {
        stoa.metadataIndexes().declare(MetadataKind.MEMORY, key).get();
        stoa.metadataIndexes().declare(MetadataKind.VECTOR, key).get();
      }
      Seq<CanonicalJson> metadata =
          Vector.range(0, THINGS).map(i -> RandomMetadata.metadata(random));
      stoa.memory()
          .rememberAll(metadata.zipWithIndex((one, i) -> Remember.of("fact " + i).metadata(one)))
          .get();
      stoa.vectors()
          .put(DOCS, metadata.zipWithIndex((one, i) -> VectorItem.of("v" + i, 1, i).metadata(one)))
          .get();
      for (int i = 0; i < 80; i++) {
        MetadataFilter filter = RandomMetadata.filter(random, 2);
        int expected = metadata.count(filter::accepts);
        assertEquals(
            expected,
            stoa.memory().list(MemoryQuery.all().where(filter).limit(100)).items().size(),
            filter::text);
        assertEquals(
            expected,
            stoa.vectors().list(VectorQuery.in(DOCS).where(filter).limit(100)).items().size(),
            filter::text);
        assertEquals(
            expected,
            stoa.vectors()
                .search(VectorSearch.in(DOCS, 1, 1).where(filter).limit(100))
                .get()
                .size(),
            filter::text);
      }
    }
  }

  /** Entries of an index are limited; what is stored is not. */
  @ParameterizedTest
  @EnumSource
  void longTextsAndWholeObjectsAreStoredAndComparedBesideAnIndex(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.metadataIndexes().declare(MetadataKind.MEMORY, "k").get();
      String text = "\u00FC".repeat(9_000);
      List<String> values =
          List.of(
              "\"" + text + "1\"",
              "\"" + text + "2\"",
              "{\"deep\":\"" + text + "\"}",
              "[\"" + text + "\"]");
      for (String value : values) {
        stoa.memory()
            .remember(
                Remember.of("fact " + value.substring(value.length() - 3))
                    .metadata(CanonicalJson.of("{\"k\":" + value + "}")))
            .get();
      }
      assertEquals(1, count(stoa, MetadataFilter.eq("k", text + "1")));
      assertEquals(1, count(stoa, MetadataFilter.gt("k", text + "1")));
      assertEquals(2, count(stoa, MetadataFilter.gte("k", text + "1")));
      assertEquals(1, count(stoa, MetadataFilter.lt("k", text + "2")));
      assertEquals(2, count(stoa, MetadataFilter.gt("k", text.substring(0, 200))));
      assertEquals(0, count(stoa, MetadataFilter.eq("k", text.substring(0, 200))));
    }
  }

  private static int count(Stoa stoa, MetadataFilter filter) {
    return stoa.memory().list(MemoryQuery.all().where(filter)).items().map(Memory::id).size();
  }

  @ParameterizedTest
  @EnumSource
  void declaringTwiceGivesTheFirstAndDroppingIsAudited(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      MetadataIndex first = stoa.metadataIndexes().declare(MetadataKind.MEMORY, "team").get();
      assertEquals(first, stoa.metadataIndexes().declare(MetadataKind.MEMORY, "team").get());
      assertEquals(Vector.of(first), stoa.metadataIndexes().list());
      assertEquals(first, stoa.metadataIndexes().drop(MetadataKind.MEMORY, "team").get());
      assertEquals(
          new SearchRefused.NoIndex(MetadataKind.MEMORY, "team"),
          stoa.metadataIndexes().drop(MetadataKind.MEMORY, "team").getLeft());
      assertEquals(1, entries(stoa, StoaEventType.SEARCH_INDEX_DECLARED));
      assertEquals(1, entries(stoa, StoaEventType.SEARCH_INDEX_DROPPED));
    }
  }

  private static int entries(Stoa stoa, StoaEventType type) {
    return stoa.audit().list(AuditQuery.all().ofType(type.label())).items().size();
  }

  @ParameterizedTest
  @EnumSource
  void moreThanAKindMayHaveAreRefused(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      for (int i = 0; i < MetadataIndex.MOST_OF_A_KIND; i++) {
        stoa.metadataIndexes().declare(MetadataKind.TURN, "k" + i).get();
      }
      assertEquals(
          new SearchRefused.TooManyIndexes(MetadataKind.TURN),
          stoa.metadataIndexes().declare(MetadataKind.TURN, "more").getLeft());
      assertTrue(stoa.metadataIndexes().declare(MetadataKind.TURN, "k3").isRight());
      assertTrue(stoa.metadataIndexes().declare(MetadataKind.DEBATE, "more").isRight());
      assertThrows(
          InvalidValue.class, () -> stoa.metadataIndexes().declare(MetadataKind.DEBATE, "quo\"te"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLostIndexIsReportedAndMadeAgain(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      MetadataIndex team = stoa.metadataIndexes().declare(MetadataKind.MEMORY, "team").get();
      assertEquals(HealthFinding.Status.OK, health(stoa));
      for (String lost : indexes(engine, url)) {
        execute(url, "drop index \"" + lost + "\"");
      }
      assertEquals(Vector.of(team), stoa.metadataIndexes().missing());
      assertEquals(HealthFinding.Status.WARNING, health(stoa));
      assertEquals(Vector.of(team), stoa.metadataIndexes().rebuild());
      assertEquals(HealthFinding.Status.OK, health(stoa));
      assertTrue(!indexes(engine, url).isEmpty());
    }
  }

  private static HealthFinding.Status health(Stoa stoa) {
    return stoa.health()
        .check(HealthRequest.QUICK)
        .find(one -> one.check().equals("metadata indexes"))
        .get()
        .status();
  }

  @ParameterizedTest
  @EnumSource
  void copiesOfAWorkspaceHaveTheIndexes(TestEngine engine) throws SQLException {
    for (TestEngine other : TestEngine.values()) {
      String target = other.migratedUrl();
      try (Stoa from = Stoa.open(engine.config(engine.migratedUrl()));
          Stoa to = Stoa.open(other.config(target))) {
        from.metadataIndexes().declare(MetadataKind.MEMORY, "team").get();
        from.memory()
            .remember(Remember.of("fact").metadata(CanonicalJson.of("{\"team\":\"core\"}")))
            .get();
        from.transfer().copyTo(to.transfer(), TransferProgress.NONE).get();
        assertEquals(from.metadataIndexes().list(), to.metadataIndexes().list());
        assertEquals(Vector.empty(), to.metadataIndexes().missing());
        assertEquals(1, count(to, MetadataFilter.eq("team", "core")));
      }
      assertTrue(!indexes(other, target).isEmpty());
    }
  }

  private static List<String> indexes(TestEngine engine, String url) throws SQLException {
    String sql =
        engine == TestEngine.SQLITE
            ? "select name from sqlite_master where name like 'idx_metadata%'"
            : "select indexname from pg_indexes where schemaname = current_schema() and indexname"
                + " like 'idx_metadata%'";
    List<String> names = new ArrayList<>();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }

  private static void execute(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}

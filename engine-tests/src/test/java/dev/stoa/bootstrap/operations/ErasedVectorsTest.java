package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.operations.ErasureReport;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorSearch;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an erasure removes from collections of vectors, on real engines. */
final class ErasedVectorsTest {

  private static final VectorCollection DOCS = new VectorCollection("docs");

  private static final Seq<String> OTHERS =
      Vector.of(
          "{}",
          "{\"user\":\"bob\"}",
          "{\"user\":\"adalovelacia2\"}",
          "{\"topic\":\"adalovelacia\"}",
          "{\"user\":{\"name\":\"bob\"}}");

  @ParameterizedTest
  @EnumSource
  void itemsThatNameAUserAndItsCollectionsGo(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Seq<String> own =
          Vector.of(
              "{\"user\":\"adalovelacia\"}",
              "{\"user_id\":\"adalovelacia\",\"year\":2026}",
              "{\"userId\":\"adalovelacia\"}",
              "{\"scope\":\"private-of-ada\"}");
      put(stoa, own, "Ocelot");
      put(stoa, OTHERS, "Wombat");
      stoa.vectors()
          .put(
              new VectorCollection("private-of-ada"),
              Vector.of(VectorItem.of("p", 1, 2).text("Ocelotprivate")))
          .get();
      assertEquals(9, nearest(stoa).size());
      StoredBytes bytes = new StoredBytes(engine, url);
      assertEquals(Vector.of("Ocelot0"), bytes.holding(Vector.of("Ocelot0")));
      ErasureReport report =
          stoa.erasure()
              .eraseUser("adalovelacia", List.of("private-of-ada"))
              .getOrElseThrow(RefusalException::new);
      assertEquals(5L, report.counts().removed().get("vector_items").get());
      assertEquals(5L, report.counts().removed().get("embeddings").get());
      assertEquals(Vector.of("Wombat0", "Wombat1", "Wombat2", "Wombat3", "Wombat4"), nearest(stoa));
      assertEquals(Vector.of(DOCS), stoa.vectors().collections().toVector());
      assertEquals(
          Vector.of("Wombat0"),
          bytes.holding(
              Vector.of("Ocelot0", "Ocelot1", "Ocelot2", "Ocelot3", "Ocelotprivate", "Wombat0")));
    }
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      assertEquals(5, nearest(stoa).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void itemsThatNameAnAgentGoByItsNameAndItsId(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      String id =
          stoa.agents().register(AgentRegistration.of("adalovelacia", "m")).get().id().value();
      put(
          stoa,
          Vector.of(
              "{\"agent\":\"adalovelacia\"}",
              "{\"agent_id\":\"" + id + "\"}",
              "{\"agentId\":\"" + id + "\"}"),
          "Ocelot");
      put(stoa, OTHERS, "Wombat");
      ErasureReport report =
          stoa.erasure()
              .eraseAgent("adalovelacia", List.of())
              .getOrElseThrow(RefusalException::new);
      assertEquals(3L, report.counts().removed().get("vector_items").get());
      assertTrue(nearest(stoa).forAll(text -> text.startsWith("Wombat")));
      assertEquals(5, nearest(stoa).size());
    }
  }

  private static void put(Stoa stoa, Seq<String> metadata, String text) {
    stoa.vectors()
        .put(
            DOCS,
            metadata.zipWithIndex(
                (json, i) ->
                    VectorItem.of(text + "-" + i, 1, i)
                        .text(text + i)
                        .metadata(CanonicalJson.of(json))))
        .getOrElseThrow(RefusalException::new);
  }

  private static Vector<String> nearest(Stoa stoa) {
    return stoa.vectors()
        .search(VectorSearch.in(DOCS, 1, 0).limit(20))
        .getOrElseThrow(RefusalException::new)
        .map(hit -> hit.item().text().get())
        .toVector();
  }
}

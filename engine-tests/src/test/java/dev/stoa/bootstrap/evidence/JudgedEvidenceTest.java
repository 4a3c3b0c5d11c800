package dev.stoa.bootstrap.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.evidence.EvidenceHit;
import dev.stoa.application.evidence.EvidenceOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.NaughtyStrings;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.Subject;
import dev.stoa.domain.json.TarGz;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.testkit.data.InTurn;
import io.vavr.Tuple;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Texts that people judged are loaded as evidence, and their questions are searched as typed. */
final class JudgedEvidenceTest {

  @ParameterizedTest
  @EnginesOfThisBuild
  void cranfieldIsAnswered(TestEngine engine) throws IOException {
    Path folder = OutsideData.need("data/cranfield");
    double reached =
        ndcg(
            engine,
            JudgedTexts.cranfield(
                read(folder, "cran.all.1400"), read(folder, "cran.qry"), read(folder, "cranqrel")));
    assertTrue(reached >= .52, () -> "nDCG@10 is " + reached);
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void cacmIsAnswered(TestEngine engine) throws IOException {
    Path folder = OutsideData.need("data/cacm");
    Map<String, String> pages = LinkedHashMap.empty();
    for (var file : TarGz.read(folder.resolve("cacm.tar.gz")).entrySet()) {
      pages =
          pages.put(
              file.getKey().replace(".html", ""),
              new String(file.getValue(), StandardCharsets.ISO_8859_1));
    }
    double reached =
        ndcg(
            engine,
            JudgedTexts.cacm(
                pages, read(folder, "topics.cacm.txt"), read(folder, "qrels.cacm.txt")));
    assertTrue(reached >= .46, () -> "nDCG@10 is " + reached);
  }

  @ParameterizedTest
  @EnumSource
  void noTextThatIsAskedFails(TestEngine engine) {
    ask(
        engine,
        Vector.of("it's", "a.b", "x AND", "caching,", "NOT x", "\"", "*", "NEAR(", "a:b", "'; --"));
  }

  @ParameterizedTest
  @EnumSource
  void noNaughtyStringThatIsAskedFails(TestEngine engine) throws IOException {
    // Notes are made of the other half.
    ask(engine, InTurn.share(1 - engine.ordinal(), 2, NaughtyStrings.read().distinct()));
  }

  private static void ask(TestEngine engine, Seq<String> hostile) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      stoa.evidence().collect(EvidenceDraft.of("web", "it's a.b: x AND caching").title("x"));
      int queries = 0;
      for (String words : hostile) {
        for (Matching matching : InTurn.of(queries++, Matching.values())) {
          stoa.evidence().search(TextQuery.about(words).matching(matching), PageRequest.first(10));
        }
        stoa.search().search(SearchEverything.about(words));
      }
      assertEquals(1, stoa.evidence().search("caching,").items().size());
      assertEquals(1, stoa.search().search("caching").get().items().size());
    }
  }

  private static double ndcg(TestEngine engine, JudgedTexts texts) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      EvidenceOperations evidence = stoa.evidence();
      Map<EvidenceId, Seq<String>> ids =
          evidence
              .collectAll(texts.texts().values(), Subject.NONE)
              .map(one -> one.evidence().id())
              .zip(texts.texts().keySet().toVector())
              .groupBy(pair -> pair._1)
              .map((id, same) -> Tuple.of(id, same.map(pair -> pair._2)));
      return texts
          .judged()
          .map(
              question ->
                  texts.ndcg(
                      question,
                      evidence
                          .search(
                              TextQuery.about(texts.questions().get(question).get()),
                              PageRequest.first(10))
                          .items()
                          .map(EvidenceHit::evidence)
                          .flatMap(one -> ids.get(one.id()).get())))
          .average()
          .get();
    }
  }

  private static String read(Path folder, String name) throws IOException {
    return Files.readString(folder.resolve(name), StandardCharsets.ISO_8859_1);
  }
}

package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.evolution.PlayedEpisode;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyDraftBuilder;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The strategies nearest to a picture, of ten thousand, are those that an exact comparison names.
 */
final class MnistTest {

  private static final String MODEL = "pixels";
  private static final int HEADER = 16;
  private static final int PIXELS = 784;
  private static final int KEPT = 9_900;
  private static final int BATCH = 300;
  private static final int PICTURES_IN_ALL = 10_000;
  private static final int NEIGHBOURS = 20;

  @ParameterizedTest
  @EnginesOfThisBuild
  void theTwentyNearestAreTheKnownOnes(TestEngine engine) throws IOException {
    Path folder = OutsideData.need("data/mnist_vec");
    float[][] pictures = pictures(folder.resolve("t10k-images-idx3-ubyte.gz"));
    JsonArray expected =
        (JsonArray) JsonParser.parse(Files.readString(folder.resolve("groundtruth_top20.json")));
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      keep(stoa, pictures);
      for (JsonValue question : expected.values()) {
        JsonObject member = (JsonObject) question;
        int number = number(member.members().get("query").get());
        assertEquals(
            ((JsonArray) member.members().get("cosine").get())
                .values()
                .map(pair -> id(number(((JsonArray) pair).values().head()))),
            nearest(stoa, pictures[number]),
            () -> "the neighbours of picture " + number);
      }
    }
  }

  private static void keep(Stoa stoa, float[][] pictures) {
    PlayedEpisode.in(stoa);
    for (int first = 0; first < KEPT; first += BATCH) {
      stoa.strategies()
          .addAll(Vector.range(first, first + BATCH).map(i -> draft(i, pictures[i])))
          .get();
    }
  }

  private static StrategyDraft draft(int number, float[] picture) {
    return StrategyDraftBuilder.builder()
        .document(id(number))
        .embedding(Option.some(Embedding.of(MODEL, picture)))
        .episode(PlayedEpisode.ID)
        .generation(new GenerationId("pictures"))
        .archetype("primary_actor")
        .tactic("pixels")
        .score(1)
        .reason(Termination.AGREEMENT)
        .createdAgents(Vector.empty())
        .build();
  }

  private static Seq<String> nearest(Stoa stoa, float[] picture) {
    return stoa.strategies()
        .similar(Embedding.of(MODEL, picture), StrategyFilter.ALL, NEIGHBOURS)
        .get()
        .map(hit -> hit.strategy().draft().document());
  }

  private static float[][] pictures(Path file) throws IOException {
    float[][] pictures = new float[PICTURES_IN_ALL][PIXELS];
    try (DataInputStream in =
        new DataInputStream(new GZIPInputStream(Files.newInputStream(file), 1 << 16))) {
      in.skipNBytes(HEADER);
      for (float[] picture : pictures) {
        byte[] pixels = in.readNBytes(PIXELS);
        for (int i = 0; i < PIXELS; i++) {
          picture[i] = pixels[i] & 0xff;
        }
      }
    }
    return pictures;
  }

  /** Numbers of one width; entries have ids in the order of pictures, as the expected ties are. */
  private static String id(int number) {
    return String.format(Locale.ROOT, "%05d", number);
  }

  private static int number(JsonValue value) {
    return (int) ((JsonNumber) value).exactDouble();
  }
}

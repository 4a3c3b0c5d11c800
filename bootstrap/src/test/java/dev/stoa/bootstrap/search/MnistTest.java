package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.data.SharedData;
import io.vavr.collection.HashSet;
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
import org.junit.jupiter.params.provider.EnumSource;

/** The nearest of ten thousand pictures are those that an exact comparison names. */
final class MnistTest {

  private static final VectorScope PICTURES = new VectorScope(SearchSource.MEMORY, "pictures");
  private static final String MODEL = "pixels";
  private static final int HEADER = 16;
  private static final int PIXELS = 784;
  private static final int KEPT = 9_900;
  private static final int BATCH = 300;
  private static final int PICTURES_IN_ALL = 10_000;
  private static final int NEIGHBOURS = 20;

  @ParameterizedTest
  @EnumSource
  void theTwentyNearestAreTheKnownOnes(TestEngine engine) throws IOException {
    Option<Path> folder = SharedData.find("data/mnist_vec");
    if (folder.isEmpty()) {
      return;
    }
    float[][] pictures = pictures(folder.get().resolve("t10k-images-idx3-ubyte.gz"));
    JsonArray expected =
        (JsonArray)
            JsonParser.parse(Files.readString(folder.get().resolve("groundtruth_top20.json")));
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      keep(storage, pictures);
      for (JsonValue question : expected.values()) {
        JsonObject asked = (JsonObject) question;
        int number = number(asked.members().get("query").get());
        assertEquals(
            ((JsonArray) asked.members().get("cosine").get())
                .values()
                .map(pair -> id(number(((JsonArray) pair).values().head()))),
            nearest(storage, pictures[number]),
            () -> "the neighbours of picture " + number);
      }
    }
  }

  private static void keep(Storage storage, float[][] pictures) {
    for (int first = 0; first < KEPT; first += BATCH) {
      int from = first;
      storage
          .unitOfWork()
          .write(
              () ->
                  storage
                      .vectorIndex()
                      .putAll(
                          PICTURES,
                          Vector.range(from, from + BATCH)
                              .toLinkedMap(i -> id(i), i -> Embedding.of(MODEL, pictures[i]))))
          .get();
    }
  }

  private static Seq<String> nearest(Storage storage, float[] picture) {
    return storage
        .unitOfWork()
        .read(
            () ->
                storage
                    .vectorIndex()
                    .nearest(PICTURES, Embedding.of(MODEL, picture), NEIGHBOURS, HashSet::ofAll)
                    .get()
                    .map(VectorHit::id));
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

  /** Ids in code point order are pictures in order, as the expected ties are. */
  private static String id(int number) {
    return String.format(Locale.ROOT, "%05d", number);
  }

  private static int number(JsonValue value) {
    return (int) ((JsonNumber) value).exactDouble();
  }
}

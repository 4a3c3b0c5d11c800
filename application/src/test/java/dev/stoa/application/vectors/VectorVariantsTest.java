package dev.stoa.application.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.vectors.VectorFolder;
import dev.stoa.domain.vectors.VectorRun;
import dev.stoa.testkit.data.InTurn;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Changes the vectors, and expects the checks to notice: they know the rules, not the vectors. */
final class VectorVariantsTest {

  private static final JsonValue NOTHING = new JsonNull();
  private static final JsonValue OTHER = new JsonString("something else");

  /** The verdicts on the vectors as they are. */
  private static final ConcurrentMap<JsonObject, Either<String, Seq<String>>> UNCHANGED =
      new ConcurrentHashMap<>();

  /** Names values that must not be there: others are not there either. */
  private static final String ABSENT = "not";

  /** The areas with vectors whose input is in the description. */
  private static final Set<String> DESCRIBED =
      HashSet.of(
          "analytics",
          "calibration.tournament",
          "circuit_breaker.default",
          "continuum.tier",
          "elo.default",
          "permissions",
          "surprise",
          "utility",
          "voting");

  @Test
  void aNewDescriptionDoesNotMatter() throws IOException {
    for (JsonObject vector : vectors()) {
      JsonObject renamed = with(vector, "description", OTHER);
      if (DESCRIBED.contains(area(vector))) {
        assertTrue(verdict(renamed).isLeft() || same(vector, renamed), () -> shown(vector));
      } else {
        assertTrue(same(vector, renamed), () -> shown(vector) + ": " + verdict(renamed));
      }
    }
  }

  @Test
  void theOrderOfMembersDoesNotMatter() throws IOException {
    for (JsonObject vector : vectors()) {
      JsonObject other = (JsonObject) reversed(vector);
      assertTrue(same(vector, other), () -> shown(vector) + ": " + verdict(other));
    }
  }

  @Test
  void aChangedExpectedValueFails() throws IOException {
    areNoticed(VectorVariantsTest::changed);
  }

  @Test
  void aFurtherExpectedValueFails() throws IOException {
    areNoticed(VectorVariantsTest::longer);
  }

  @Test
  void anUnknownMemberOfTheInputFails() throws IOException {
    for (JsonObject vector : vectors()) {
      JsonValue input = member(vector, "input");
      if (input instanceof JsonObject object) {
        isNoticed(with(vector, "input", with(object, "unknown", OTHER)));
      }
      isNoticed(with(vector, "unknown", OTHER));
    }
  }

  @Test
  void withoutItsInputAVectorDoesNotPass() throws IOException {
    for (JsonObject vector : vectors()) {
      JsonValue input = member(vector, "input");
      boolean isEmpty =
          input.equals(NOTHING)
              || (input instanceof JsonObject object && object.members().isEmpty());
      if (!isEmpty && !DESCRIBED.contains(area(vector))) {
        isNoticed(with(vector, "input", NOTHING));
      }
    }
  }

  /** Other values, fewer members and other descriptions than those of the folder. */
  @Test
  void otherVectorsOfTheSameRulesPass() {
    Vector.of(
            "{'system':'space-os','area':'agents','input':{'rename':['missing','new']},"
                + "'expected':false}",
            "{'system':'space-os','area':'agents','description':'to a name that is taken',"
                + "'input':{'rename':['old','other']},'expected':false}",
            "{'system':'space-os','area':'tasks','input':['create','start','fail'],"
                + "'expected':['pending','running','failed']}",
            "{'system':'space-os','area':'memory','input':{'a->b':true},"
                + "'expected':{'a':[0,1],'b':[1,0]}}",
            "{'system':'AUA','area':'assertions','input':{'bonus':0.1,'message':'m'},"
                + "'expected':0.1}",
            "{'system':'AUA','area':'promotions','input':['promote','rollback','rollback'],"
                + "'expected':[0,0,1]}",
            "{'system':'AUA','area':'arbiter','input':{'converged':['logical','mathematical',"
                + "'cross_session']},'expected':{'confidence':0.9,'needs_escalation':false}}",
            "{'system':'AUA-Veritas','area':'injection','input':{'corrections':3},'expected':3}",
            "{'system':'AUA-Veritas','area':'injection scoring','input':{'query':'q',"
                + "'domain':'law','now':1800000000,'base':'preference, project, class C, conf 0.5,"
                + " \\u0027Use Postgres.\\u0027, database_choice','overrides':{'type':'decision'}},"
                + "'expected':{'breakdown':{'failure_prevention':0.7,'importance':0.5,"
                + "'confidence':0.5}}}",
            "{'system':'HelixAgent','area':'voting','input':{'1':'ABC','2':'ACB','3':'BAC'},"
                + "'expected':{'win':'A','consensus':0.8333333333333334}}",
            "{'system':'HelixAgent','area':'consensus','input':'final 3A',"
                + "'expected':'method=unanimous win=A'}",
            "{'area':'elo.apply','input':{'elo':1400,'change':-16},'expected':1384}",
            "{'system':'SISC','area':'judge','input':[5,-6],'expected':['ok','rejected']}",
            "{'area':'evidence.authority','input':{'peer_reviewed':true,'doi':'10.1/x'},"
                + "'expected':0.75}",
            "{'area':'retention_gate','input':{'surprise':0.5,'confidence':0.5},"
                + "'expected':{'score':0.4}}",
            "{'area':'relationship','input':{'debates':20,'agreements':10},"
                + "'expected':{'agreement_rate':0.5}}",
            "{'area':'backup.sla','input':{'plan':'free'},'expected':{'rto':86400,'rpo':86400}}")
        .map(vector -> (JsonObject) JsonParser.parse(vector.replace('\'', '"')))
        .forEach(vector -> assertEquals(Either.right(Vector.empty()), verdict(vector)));
  }

  /** Each of them with {@code -Pslow}, else one of each vector, in turn. */
  private static void areNoticed(Function<JsonValue, Seq<JsonValue>> change) throws IOException {
    Seq<JsonObject> all = vectors();
    for (int i = 0; i < all.size(); i++) {
      JsonObject vector = all.get(i);
      InTurn.of(i, variants(member(vector, "expected"), change))
          .forEach(expected -> isNoticed(with(vector, "expected", expected)));
    }
  }

  private static void isNoticed(JsonObject vector) {
    assertNotEquals(
        Either.right(Vector.empty()), verdict(vector), () -> "passes: " + shown(vector));
  }

  private static boolean same(JsonObject vector, JsonObject other) {
    Either<String, Seq<String>> verdict =
        UNCHANGED.computeIfAbsent(vector, VectorVariantsTest::verdict);
    return verdict.isRight() && verdict.equals(verdict(other));
  }

  /** The reasons of differences, none if it passes; or the failure. */
  private static Either<String, Seq<String>> verdict(JsonObject vector) {
    try {
      return Either.right(VectorRun.one(vector, AllVectors.CHECKS).run().toVector());
    } catch (AssertionError failed) {
      return Either.left(String.valueOf(failed.getMessage()));
    }
  }

  private static Seq<JsonObject> vectors() throws IOException {
    Path folder = VectorFolder.find();
    Seq<JsonObject> all = Vector.empty();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).sorted().toList()) {
        JsonArray array = (JsonArray) JsonParser.parse(Files.readString(file));
        all = all.appendAll(array.values().map(JsonObject.class::cast));
      }
    }
    return all;
  }

  /** The value with one of its parts changed, for each change of each part. */
  private static Seq<JsonValue> variants(
      JsonValue value, Function<JsonValue, Seq<JsonValue>> change) {
    Seq<JsonValue> here = change.apply(value);
    if (value instanceof JsonObject object) {
      return here.appendAll(
          object
              .members()
              .toVector()
              .reject(each -> each._1.equals(ABSENT))
              .flatMap(each -> variants(each._2, change).map(part -> with(object, each._1, part))));
    }
    if (value instanceof JsonArray array) {
      Seq<JsonValue> values = array.values().toVector();
      return here.appendAll(
          Vector.range(0, values.size())
              .flatMap(
                  i ->
                      variants(values.get(i), change)
                          .map(part -> new JsonArray(values.update(i, part).toVector()))));
    }
    return here;
  }

  private static Seq<JsonValue> changed(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return Vector.of(new JsonNumber(String.valueOf(number.exactDouble() + 1)));
    }
    if (value instanceof JsonString string) {
      return Vector.of(new JsonString(string.value() + "x"));
    }
    if (value instanceof JsonBoolean flag) {
      return Vector.of(new JsonBoolean(!flag.value()));
    }
    return value instanceof JsonNull ? Vector.of(OTHER) : Vector.empty();
  }

  private static Seq<JsonValue> longer(JsonValue value) {
    if (value instanceof JsonObject object) {
      return Vector.of(with(object, "unknown", OTHER));
    }
    return value instanceof JsonArray array
        ? Vector.of(new JsonArray(array.values().toVector().append(OTHER)))
        : Vector.empty();
  }

  private static JsonValue reversed(JsonValue value) {
    if (value instanceof JsonObject object) {
      Map<String, JsonValue> members =
          LinkedHashMap.ofEntries(
              object
                  .members()
                  .toVector()
                  .reverse()
                  .map(each -> each.map2(VectorVariantsTest::reversed)));
      return new JsonObject(members);
    }
    return value instanceof JsonArray array
        ? new JsonArray(array.values().map(VectorVariantsTest::reversed).toVector())
        : value;
  }

  private static JsonObject with(JsonObject object, String name, JsonValue value) {
    return new JsonObject(object.members().put(name, value));
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).get();
  }

  private static String area(JsonObject vector) {
    return ((JsonString) member(vector, "area")).value();
  }

  private static String shown(JsonValue value) {
    return CanonicalJson.of(value).text();
  }
}

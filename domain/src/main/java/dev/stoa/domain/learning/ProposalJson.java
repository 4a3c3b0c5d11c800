package dev.stoa.domain.learning;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what a model answers as a proposal; what is not exactly one is refused as a whole.
 *
 * <p>A member that is null counts as missing, because models that must answer every member do so.
 */
public final class ProposalJson {

  /** The longest answer that is read. */
  public static final int MAX_ANSWER = 500_000;

  private static final String ANSWER = "answer";
  private static final String MEMORIES = "memories";
  private static final Set<String> MEMBERS =
      LinkedHashSet.of(
          "content",
          "kind",
          "importance",
          "names",
          "valid_from",
          "valid_until",
          "refines",
          "contradicts",
          "messages");

  /** Models put one around JSON whatever they are told. */
  private static final Pattern FENCE = Pattern.compile("^```[a-z]*\\s([\\s\\S]*)```$");

  private ProposalJson() {}

  /** The proposal of an answer. */
  public static Either<LearningRefused, Proposal> read(String answer) {
    try {
      return Either.right(proposal(answer.strip()));
    } catch (RefusalException refused) {
      if (refused.refusal() instanceof LearningRefused.Malformed malformed) {
        return Either.left(malformed);
      }
      throw refused;
    }
  }

  private static Proposal proposal(String answer) {
    if (answer.isEmpty()) {
      throw malformed(ANSWER, "is empty", "have the model answer JSON");
    }
    if (answer.length() > MAX_ANSWER) {
      throw malformed(
          ANSWER,
          "has " + answer.length() + " characters",
          "have the model answer at most " + MAX_ANSWER);
    }
    JsonObject all = object(ANSWER, parsed(answer));
    only(ANSWER, all, LinkedHashSet.of(MEMORIES));
    Seq<JsonValue> memories =
        member(all, MEMORIES)
            .map(value -> list(MEMORIES, value))
            .getOrElseThrow(
                () -> malformed(ANSWER, "has no memories", "give a list, which may be empty"));
    if (memories.size() > Proposal.MOST) {
      throw malformed(MEMORIES, "are " + memories.size(), "give at most " + Proposal.MOST);
    }
    return Proposal.of(
        memories.zipWithIndex((value, i) -> candidate(MEMORIES + "[" + i + "]", value)));
  }

  private static JsonValue parsed(String answer) {
    Matcher fenced = FENCE.matcher(answer);
    try {
      return JsonParser.parse(fenced.matches() ? fenced.group(1).strip() : answer);
    } catch (IllegalArgumentException notJson) {
      throw malformed(
          ANSWER,
          "is not JSON (" + notJson.getMessage() + ")",
          "have the model answer one JSON object, and give it room to end");
    }
  }

  private static CandidateMemory candidate(String field, JsonValue value) {
    JsonObject one = object(field, value);
    only(field, one, MEMBERS);
    Reader in = new Reader(field, one);
    String content =
        in.text("content")
            .getOrElseThrow(
                () -> malformed(field + ".content", "is missing", "say what to remember"));
    Validity validity =
        checked(field, () -> new Validity(in.instant("valid_from"), in.instant("valid_until")));
    CandidateMemory plain = checked(field, () -> CandidateMemory.of(content));
    return checked(
        field,
        () ->
            CandidateMemoryBuilder.from(plain)
                .kind(in.text("kind").map(MemoryKind::labelled).getOrElse(plain.kind()))
                .importance(in.number("importance").getOrElse(plain.importance()))
                .names(in.texts("names"))
                .validity(validity)
                .refines(in.text("refines").map(MemoryId::new))
                .contradicts(in.text("contradicts").map(MemoryId::new))
                .messages(in.integers("messages"))
                .build());
  }

  /** The members of a candidate; each refusal names its field. */
  private record Reader(String field, JsonObject object) {

    private String of(String name) {
      return field + "." + name;
    }

    private Option<String> text(String name) {
      return member(object, name).map(value -> ProposalJson.text(of(name), value));
    }

    private Option<Double> number(String name) {
      return member(object, name).map(value -> ProposalJson.number(of(name), value).exactDouble());
    }

    private Seq<String> texts(String name) {
      return each(name, ProposalJson::text);
    }

    private Seq<Long> integers(String name) {
      return each(name, ProposalJson::integer);
    }

    private <T> Seq<T> each(String name, java.util.function.BiFunction<String, JsonValue, T> read) {
      return member(object, name)
          .map(
              value ->
                  list(of(name), value)
                      .zipWithIndex((one, i) -> read.apply(of(name) + "[" + i + "]", one)))
          .getOrElse(Vector.empty());
    }

    private Option<Instant> instant(String name) {
      return text(name)
          .map(
              text -> {
                try {
                  return Instant.parse(text);
                } catch (DateTimeException otherwise) {
                  throw malformed(
                      of(name),
                      "is no instant",
                      "give it as 2026-03-01T00:00:00Z, or leave it out");
                }
              });
    }
  }

  private static <T> T checked(String field, java.util.function.Supplier<T> made) {
    try {
      return made.get();
    } catch (InvalidValue invalid) {
      throw malformed(field, "is refused (" + invalid.getMessage() + ")", "mend that field");
    }
  }

  private static Option<JsonValue> member(JsonObject object, String name) {
    return object.members().get(name).filter(value -> !(value instanceof JsonNull));
  }

  private static void only(String field, JsonObject object, Set<String> known) {
    object
        .members()
        .keySet()
        .removeAll(known)
        .headOption()
        .forEach(
            other -> {
              throw malformed(
                  field, "has a member that is unknown", "give " + known.mkString(", ") + " only");
            });
  }

  private static JsonObject object(String field, JsonValue value) {
    return as(field, value, JsonObject.class, "an object", one -> one);
  }

  private static Seq<JsonValue> list(String field, JsonValue value) {
    return as(field, value, JsonArray.class, "a list", JsonArray::values);
  }

  private static String text(String field, JsonValue value) {
    return as(field, value, JsonString.class, "text", JsonString::value);
  }

  private static JsonNumber number(String field, JsonValue value) {
    return as(field, value, JsonNumber.class, "a number", one -> one);
  }

  private static Long integer(String field, JsonValue value) {
    JsonNumber number = number(field, value);
    try {
      return Long.valueOf(number.lexeme());
    } catch (NumberFormatException otherwise) {
      throw malformed(field, "is no whole number", "give the number of a message");
    }
  }

  private static <V extends JsonValue, T> T as(
      String field, JsonValue value, Class<V> type, String wanted, Function<V, T> read) {
    if (!type.isInstance(value)) {
      throw malformed(field, "is " + named(value), "give " + wanted);
    }
    return read.apply(type.cast(value));
  }

  private static String named(JsonValue value) {
    if (value instanceof JsonObject) {
      return "an object";
    }
    if (value instanceof JsonArray) {
      return "a list";
    }
    if (value instanceof JsonString) {
      return "text";
    }
    if (value instanceof JsonNumber) {
      return "a number";
    }
    return value instanceof JsonBoolean ? "true or false" : "null";
  }

  private static RefusalException malformed(String field, String problem, String fix) {
    return new RefusalException(new LearningRefused.Malformed(field, problem, fix));
  }
}

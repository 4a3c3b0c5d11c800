package dev.stoa.domain.audit.aua;

import dev.stoa.domain.audit.aua.Deviation.Kind;
import dev.stoa.domain.json.JsonParser;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * One column of a row: what it adds to the hashed text as it stands, and what it would add under
 * each deviation. None adds nothing.
 */
record Column(
    String name, Option<String> asStored, Vector<Tuple2<Deviation, Option<String>>> deviating) {

  /** The columns of a row in the order of their names, which is the order they are hashed in. */
  static List<Column> of(AuaRow row) {
    return List.of(
        real("confidence", row.confidence()),
        createdAt(row.createdAt()),
        details(row.details()),
        text("event_type", row.eventType()),
        text("field", row.field()),
        id(row.id()),
        real("latency_ms", row.latencyMs()),
        text("request_id", row.requestId()),
        text("routing_mode", row.routingMode()),
        text("session_id", row.sessionId()),
        text("specialist", row.specialist()),
        text("tenant_id", row.tenantId()),
        text("token_id", row.tokenId()),
        text("trace_id", row.traceId()),
        real("u_score", row.uScore()));
  }

  private static Column text(String name, @Nullable String value) {
    return value == null ? absent(name) : of(name, PythonJson.string(value));
  }

  private static Column real(String name, @Nullable Double value) {
    if (value == null) {
      return absent(name);
    }
    Column stored = of(name, PythonFloat.repr(value));
    boolean whole = Double.isFinite(value) && value == Math.rint(value);
    return whole
        ? stored.or(Kind.INTEGER_IN_REAL, new BigDecimal(value).toBigInteger().toString())
        : stored;
  }

  /** What the system makes up itself it does not hash; what the caller brings, it does. */
  private static Column id(@Nullable String value) {
    Column absent = absent("id");
    return value == null ? absent : absent.or(Kind.CALLER_GIVEN, PythonJson.string(value));
  }

  private static Column createdAt(@Nullable Double value) {
    Column absent = absent("created_at");
    if (value == null) {
      return absent;
    }
    Column given = real(absent.name, value);
    Column either = absent.with(new Deviation(Kind.CALLER_GIVEN, absent.name), given.asStored);
    return new Column(either.name, either.asStored, either.deviating.appendAll(given.deviating));
  }

  private static Column details(@Nullable String value) {
    String name = "details";
    if (value == null) {
      return absent(name);
    }
    Option<String> parsed = parsed(value);
    if (parsed.isEmpty()) {
      return text(name, value);
    }
    Column stored = of(name, parsed.get()).or(Kind.TEXT_DETAILS, PythonJson.string(value));
    return value.equals("{}")
        ? stored.with(new Deviation(Kind.OMITTED_DETAILS, name), Option.none())
        : stored;
  }

  /** Details as they are hashed, unless they are a plain text and no JSON. */
  private static Option<String> parsed(String details) {
    try {
      return Option.of(PythonJson.dumps(JsonParser.parse(details)));
    } catch (IllegalArgumentException notStrict) {
      return Option.when(PythonExtras.isOneValue(details), details);
    }
  }

  private static Column absent(String name) {
    return new Column(name, Option.none(), Vector.empty()).or(Kind.EXPLICIT_NULL, "null");
  }

  private static Column of(String name, String value) {
    return new Column(name, Option.of(member(name, value)), Vector.empty());
  }

  private Column or(Kind kind, String value) {
    return with(new Deviation(kind, name), Option.of(member(name, value)));
  }

  private Column with(Deviation deviation, Option<String> text) {
    return new Column(name, asStored, deviating.append(new Tuple2<>(deviation, text)));
  }

  private static String member(String name, String value) {
    return "\"" + name + "\": " + value;
  }
}

package dev.stoa.domain.kernel;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a filter of metadata.
 *
 * <p>{@code not} binds most, {@code or} least. Names that are no plain words are in double quotes,
 * texts in single or double quotes; a quote inside is doubled.
 */
final class MetadataFilterParser {

  private static final int LONGEST = 10_000;
  private static final int DEEPEST = 32;
  private static final String EXAMPLE = "team = 'core' and year >= 2020";
  private static final Set<String> RESERVED = HashSet.of("and", "or", "not", "in", "true", "false");

  // A number, a name, or a sign. Quoted texts are read by a loop: they may be long.
  private static final Pattern TOKEN =
      Pattern.compile(
          "(-?[0-9][0-9.eE+-]*)"
              + "|([A-Za-z_][A-Za-z0-9_.-]*)"
              + "|(==|!=|<>|<=|>=|[=<>()\\[\\],])");

  private enum Kind {
    NUMBER,
    NAME,
    SIGN,
    QUOTED,
    END
  }

  private final String text;
  private Kind kind = Kind.END;
  private String token = "";
  private int start;
  private int end;
  private int depth;

  MetadataFilterParser(String text) {
    this.text = PlainText.require("where", text, LONGEST);
    advance();
  }

  /** Whether a name has to be quoted. */
  static boolean isReserved(String name) {
    return RESERVED.contains(name.toLowerCase(Locale.ROOT));
  }

  /** The filter of the whole text. */
  MetadataFilter filter() {
    MetadataFilter filter = any();
    if (kind != Kind.END) {
      throw refused("and, or, or the end");
    }
    return filter;
  }

  private MetadataFilter any() {
    return joined("or", this::all, MetadataFilter.Any::new);
  }

  private MetadataFilter all() {
    return joined("and", this::condition, MetadataFilter.All::new);
  }

  private MetadataFilter joined(
      String word,
      Supplier<MetadataFilter> part,
      Function<Vector<MetadataFilter>, MetadataFilter> join) {
    Vector<MetadataFilter> parts = Vector.of(part.get());
    while (takeWord(word)) {
      parts = parts.append(part.get());
    }
    return parts.size() == 1 ? parts.head() : join.apply(parts);
  }

  private MetadataFilter condition() {
    if (++depth > DEEPEST) {
      throw new InvalidValue("where is nested deeper than " + DEEPEST + ": write it flatter");
    }
    MetadataFilter read;
    if (takeWord("not")) {
      read = new MetadataFilter.Not(condition());
    } else if (takeSign("(")) {
      read = any();
      expect(")");
    } else {
      read = comparison();
    }
    depth--;
    return read;
  }

  private MetadataFilter comparison() {
    String key = key();
    if (takeWord("not")) {
      if (!takeWord("in")) {
        throw refused("in");
      }
      return new MetadataFilter.Not(oneOf(key));
    }
    return takeWord("in") ? oneOf(key) : compared(key);
  }

  private MetadataFilter compared(String key) {
    if (takeSign("=") || takeSign("==")) {
      return comparison(key, MetadataFilter.Operator.EQUAL);
    }
    if (takeSign("!=") || takeSign("<>")) {
      return new MetadataFilter.Not(comparison(key, MetadataFilter.Operator.EQUAL));
    }
    for (MetadataFilter.Operator operator : MetadataFilter.Operator.values()) {
      if (takeSign(operator.sign())) {
        return comparison(key, operator);
      }
    }
    throw refused("one of = != < <= > >= in");
  }

  private MetadataFilter comparison(String key, MetadataFilter.Operator operator) {
    return new MetadataFilter.Comparison(key, operator, value());
  }

  private MetadataFilter oneOf(String key) {
    expect("[");
    Vector<JsonValue> values = Vector.of(value());
    while (takeSign(",")) {
      values = values.append(value());
    }
    expect("]");
    return new MetadataFilter.OneOf(key, values);
  }

  private String key() {
    if (kind == Kind.NAME && !isReserved(token)) {
      return taken();
    }
    if (kind == Kind.QUOTED && token.startsWith("\"")) {
      return unquoted(taken());
    }
    throw refused("the name of a member");
  }

  private JsonValue value() {
    if (kind == Kind.QUOTED) {
      return new JsonString(unquoted(taken()));
    }
    if (kind == Kind.NUMBER) {
      return new JsonNumber(taken());
    }
    if (takeWord("true")) {
      return new JsonBoolean(true);
    }
    if (takeWord("false")) {
      return new JsonBoolean(false);
    }
    throw refused("a text in quotes, a number, true or false");
  }

  private static String unquoted(String quoted) {
    String quote = quoted.substring(0, 1);
    return quoted.substring(1, quoted.length() - 1).replace(quote + quote, quote);
  }

  private boolean takeWord(String word) {
    return kind == Kind.NAME && token.equalsIgnoreCase(word) && !taken().isEmpty();
  }

  private boolean takeSign(String sign) {
    return kind == Kind.SIGN && token.equals(sign) && !taken().isEmpty();
  }

  private void expect(String sign) {
    if (!takeSign(sign)) {
      throw refused(sign);
    }
  }

  private String taken() {
    String read = token;
    advance();
    return read;
  }

  private void advance() {
    start = end;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    if (start == text.length()) {
      kind = Kind.END;
    } else if (text.charAt(start) == '\'' || text.charAt(start) == '"') {
      kind = Kind.QUOTED;
      end = endOfQuoted(text.charAt(start));
    } else {
      advanceTo(TOKEN.matcher(text).region(start, text.length()));
    }
    token = text.substring(start, kind == Kind.END ? start : end);
  }

  private int endOfQuoted(char quote) {
    int at = start + 1;
    while (at < text.length()) {
      if (text.charAt(at) != quote) {
        at++;
      } else if (at + 1 < text.length() && text.charAt(at + 1) == quote) {
        at += 2;
      } else {
        return at + 1;
      }
    }
    throw new InvalidValue("where: the quote at position " + start + " is not closed: close it");
  }

  private void advanceTo(Matcher matcher) {
    if (!matcher.lookingAt()) {
      throw refused("a name, a value or an operator");
    }
    int group = 1;
    while (matcher.group(group) == null) {
      group++;
    }
    kind = Kind.values()[group - 1];
    end = matcher.end();
  }

  private InvalidValue refused(String expected) {
    return new InvalidValue(
        "where: " + expected + " expected at position " + start + ": write it like " + EXAMPLE);
  }
}

package dev.stoa.embeddings.onnx;

import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Splits a text into the numbered pieces of words that a BERT model reads: in lower case, without
 * accents, at blanks and punctuation, each word into the longest pieces that the model knows.
 */
final class WordPieces {

  /** A longer word is unknown. */
  private static final int LONGEST_WORD = 100;

  private final Map<String, Long> known = new HashMap<>();
  private final long unknown;
  private final long start;
  private final long end;

  private WordPieces(JsonObject vocabulary) {
    vocabulary
        .members()
        .forEach((piece, number) -> known.put(piece, Long.valueOf(((JsonNumber) number).lexeme())));
    this.unknown = known.get("[UNK]");
    this.start = known.get("[CLS]");
    this.end = known.get("[SEP]");
  }

  /** As a file {@code tokenizer.json} describes them. */
  static WordPieces read(String tokenizer) {
    JsonValue model = ((JsonObject) JsonParser.parse(tokenizer)).members().get("model").get();
    return new WordPieces((JsonObject) ((JsonObject) model).members().get("vocab").get());
  }

  /** The numbers of the pieces between those of start and end, up to a limit in all. */
  long[] of(String text, int most) {
    List<Long> numbers = new ArrayList<>();
    numbers.add(start);
    for (String word : words(text)) {
      if (numbers.size() >= most) {
        break;
      }
      numbers.addAll(pieces(word));
    }
    List<Long> cut = numbers.subList(0, Math.min(numbers.size(), most - 1));
    long[] all = new long[cut.size() + 1];
    for (int i = 0; i < cut.size(); i++) {
      all[i] = cut.get(i);
    }
    all[cut.size()] = end;
    return all;
  }

  private List<Long> pieces(String word) {
    List<Long> pieces = new ArrayList<>();
    if (word.codePointCount(0, word.length()) > LONGEST_WORD) {
      return List.of(unknown);
    }
    int from = 0;
    while (from < word.length()) {
      int to = word.length();
      Long number = null;
      while (to > from) {
        number = known.get((from > 0 ? "##" : "") + word.substring(from, to));
        if (number != null) {
          break;
        }
        to = word.offsetByCodePoints(to, -1);
      }
      if (number == null) {
        return List.of(unknown);
      }
      pieces.add(number);
      from = to;
    }
    return pieces;
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    normal(text)
        .codePoints()
        .forEach(
            point -> {
              if (isBlank(point)) {
                close(word, words);
              } else if (isPunctuation(point)) {
                close(word, words);
                words.add(Character.toString(point));
              } else {
                word.appendCodePoint(point);
              }
            });
    close(word, words);
    return words;
  }

  private static void close(StringBuilder word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toString());
      word.setLength(0);
    }
  }

  /** Without control characters and accents, in lower case, with blanks around Han characters. */
  private static String normal(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              if (isBlank(point)) {
                clean.append(' ');
              } else if (isHan(point)) {
                clean.append(' ').appendCodePoint(point).append(' ');
              } else if (!isControl(point)) {
                clean.appendCodePoint(point);
              }
            });
    StringBuilder plain = new StringBuilder(clean.length());
    Normalizer.normalize(clean, Normalizer.Form.NFD)
        .codePoints()
        .filter(point -> Character.getType(point) != Character.NON_SPACING_MARK)
        .forEach(point -> plain.append(Character.toString(point).toLowerCase(Locale.ROOT)));
    return plain.toString();
  }

  private static boolean isBlank(int point) {
    return point == '\t'
        || point == '\n'
        || point == 0x0B
        || point == '\f'
        || point == '\r'
        || point == 0x85
        || Character.isSpaceChar(point);
  }

  private static boolean isControl(int point) {
    int type = Character.getType(point);
    return point == 0xFFFD
        || type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.PRIVATE_USE;
  }

  private static boolean isPunctuation(int point) {
    if (point < 0x80) {
      return point > ' ' && point < 0x7F && !Character.isLetterOrDigit(point);
    }
    return switch (Character.getType(point)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> false;
    };
  }

  private static boolean isHan(int point) {
    return (point >= 0x4E00 && point <= 0x9FFF)
        || (point >= 0x3400 && point <= 0x4DBF)
        || (point >= 0x20000 && point <= 0x2A6DF)
        || (point >= 0x2A700 && point <= 0x2B73F)
        || (point >= 0x2B740 && point <= 0x2B81F)
        || (point >= 0x2B920 && point <= 0x2CEAF)
        || (point >= 0xF900 && point <= 0xFAFF)
        || (point >= 0x2F800 && point <= 0x2FA1F);
  }
}

package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The words of a text as the indexes keep them, a blank between two.
 *
 * @param stems the stem of each, by which it is found
 * @param forms each as it is written but for case and diacritics, by whose beginning it is found;
 *     prefixed with {@link #DIFFERS} if it is not its own stem; after them, in conversations, the
 *     {@link Identifiers}; nothing where the words are keyed
 * @param about the stems of the date, if there is one, then those of the author's name; neither
 *     phrases nor beginnings are looked for among them
 */
public record IndexedWords(String stems, String forms, String about) {

  /** A date has a day, a month and a year. */
  public static final int DATE_WORDS = 3;

  /** Names and years have a bounded number of words. */
  private static final int MAX_ABOUT = 16;

  private static final DateTimeFormatter IN_WORDS =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

  /** About as many characters a text has for one mark. */
  private static final int MARKED = 8;

  /** Those of the days that were asked for last: texts are mostly of few days. */
  private static final @Nullable DayStems[] DAYS = new DayStems[256];

  /** No word contains it. An index that holds the stems needs only the forms marked by it. */
  public static final char DIFFERS = '=';

  /** The words of a document. */
  public static IndexedWords of(SearchDocument document) {
    if (document.isKeyed()) {
      return new IndexedWords(document.text(), "", "");
    }
    IndexedWords text = of(document.source().indexed(document.text()));
    return new IndexedWords(text.stems, forms(document, text), about(document));
  }

  private static String forms(SearchDocument document, IndexedWords text) {
    return document.source() == SearchSource.CONVERSATION
        ? Identifiers.of(document.text())
            .map(one -> DIFFERS + one)
            .prepend(text.forms)
            .mkString(" ")
        : text.forms;
  }

  private static String about(SearchDocument document) {
    Seq<String> date = document.date().map(IndexedWords::stems).getOrElse(Vector::empty);
    Seq<String> name = document.author().map(IndexedWords::stems).getOrElse(Vector::empty);
    return name.isEmpty()
        ? String.join(" ", date)
        : date.appendAll(name).take(MAX_ABOUT).mkString(" ");
  }

  private static Seq<String> stems(LocalDate day) {
    int place = day.hashCode() & (DAYS.length - 1);
    DayStems known = DAYS[place];
    if (known == null || !known.day().equals(day)) {
      known = new DayStems(day, stems(IN_WORDS.format(day)));
      DAYS[place] = known;
    }
    return known.stems();
  }

  private static Seq<String> stems(String text) {
    return SearchWords.ofQuestion(text).map(PorterStemmer::stem);
  }

  private record DayStems(LocalDate day, Seq<String> stems) {}

  /**
   * The length as FTS5 has it: the stems, as many forms, what is about the text, and twice whose it
   * is.
   */
  public long length() {
    return 2 + 2 * count(stems) + count(about);
  }

  /** The number of identifiers after the forms. */
  int identifiers() {
    return forms.isEmpty() ? 0 : (int) (count(forms) - count(stems));
  }

  private static long count(String words) {
    if (words.isEmpty()) {
      return 0;
    }
    long count = 1;
    for (int at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
      count++;
    }
    return count;
  }

  /** The words of a text, up to {@link SearchWords#MAX_INDEXED} characters of them. */
  public static IndexedWords of(String text) {
    int length = Math.min(text.length(), SearchWords.MAX_INDEXED);
    StringBuilder stems = new StringBuilder(length);
    StringBuilder forms = new StringBuilder(length + length / MARKED);
    SearchWords.each(
        text,
        form -> {
          String stem = KnownStems.of(form);
          if (stems.length() > 0) {
            stems.append(' ');
            forms.append(' ');
          }
          stems.append(stem);
          if (!stem.contentEquals(form)) {
            forms.append(DIFFERS);
          }
          forms.append(form);
        });
    return new IndexedWords(stems.toString(), forms.toString(), "");
  }
}

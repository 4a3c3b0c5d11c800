package dev.stoa.bootstrap.evidence;

import dev.stoa.domain.evidence.EvidenceDraft;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/**
 * A collection of texts with questions and judgements of which texts answer which.
 *
 * @param relevant by the id of a question, the ids of the texts that answer it
 */
record JudgedTexts(
    Map<String, EvidenceDraft> texts,
    Map<String, String> questions,
    Map<String, Set<String>> relevant) {

  /** The questions that have judgements. */
  Seq<String> judged() {
    return questions.keySet().toVector().filter(relevant::containsKey);
  }

  /** nDCG at ten of a ranking; every judged text counts the same. */
  double ndcg(String question, Seq<String> ranked) {
    Set<String> wanted = relevant.get(question).get();
    double gained = 0;
    double ideal = 0;
    for (int place = 0; place < 10; place++) {
      double discount = Math.log(2) / Math.log(place + 2);
      gained += place < ranked.size() && wanted.contains(ranked.get(place)) ? discount : 0;
      ideal += place < wanted.size() ? discount : 0;
    }
    return gained / ideal;
  }

  /** Of the files of Cranfield: texts, questions numbered by their position, judgements. */
  static JudgedTexts cranfield(String all, String queries, String judgements) {
    Map<String, EvidenceDraft> texts = LinkedHashMap.empty();
    for (String entry : entries(all)) {
      String id = entry.substring(0, entry.indexOf('\n')).strip();
      texts = put(texts, id, field(entry, ".T"), field(entry, ".W"));
    }
    Map<String, String> questions = LinkedHashMap.empty();
    for (String entry : entries(queries)) {
      questions = questions.put(String.valueOf(questions.size() + 1), field(entry, ".W"));
    }
    return new JudgedTexts(texts, questions, judgements(judgements, 0, 1));
  }

  /** Of the files of CACM: pages in HTML, topics and judgements in the form of TREC. */
  static JudgedTexts cacm(Map<String, String> pages, String topics, String judgements) {
    Map<String, EvidenceDraft> texts = LinkedHashMap.empty();
    for (var page : pages) {
      // Below its date a page has authors, keywords and a table of references.
      String text = page._2.replaceAll("<[^>]*>", "").replaceAll("(?s)\\nCA\\d{6} .*", "").strip();
      int end = (text + "\n\n").indexOf("\n\n");
      texts = put(texts, page._1, text.substring(0, end), text);
    }
    Map<String, String> questions = LinkedHashMap.empty();
    for (String topic : Vector.of(topics.split("<DOC>")).tail()) {
      String id = topic.replaceAll("(?s).*<DOCNO>\\s*(\\d+)\\s*</DOCNO>.*", "$1");
      String words = topic.replaceAll("(?s).*</DOCNO>", "").replaceAll("<[^>]*>", " ").strip();
      questions = questions.put(id, words);
    }
    return new JudgedTexts(texts, questions, judgements(judgements, 0, 2));
  }

  private static Map<String, EvidenceDraft> put(
      Map<String, EvidenceDraft> texts, String id, String title, String text) {
    if (text.isBlank()) {
      return texts;
    }
    EvidenceDraft draft = EvidenceDraft.of("collection", text.strip());
    return texts.put(
        id, title.isBlank() ? draft : draft.title(title.strip().replaceAll("\\s+", " ")));
  }

  private static Seq<String> entries(String text) {
    return Vector.of(("\n" + text).split("\n\\.I ")).tail();
  }

  /** The lines below the name of a field, up to the next one. */
  private static String field(String entry, String name) {
    StringBuilder found = new StringBuilder();
    boolean inside = false;
    for (String line : entry.lines().toList()) {
      if (line.strip().matches("\\.[A-Z]")) {
        inside = line.strip().equals(name);
      } else if (inside) {
        found.append(line).append('\n');
      }
    }
    return found.toString();
  }

  private static Map<String, Set<String>> judgements(String lines, int question, int text) {
    Map<String, Set<String>> relevant = HashMap.empty();
    for (String line : lines.lines().filter(one -> !one.isBlank()).toList()) {
      String[] parts = line.strip().split("\\s+");
      relevant =
          relevant.put(
              parts[question],
              relevant.getOrElse(parts[question], HashSet.empty()).add(parts[text]));
    }
    return relevant;
  }
}

package dev.stoa.adapter.mcp;

import dev.stoa.domain.search.PorterStemmer;
import dev.stoa.domain.search.SearchWords;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** What words of everyday speech mean in the catalogue, which has one word for each thing. */
final class EverydayWords {

  private static final Seq<String> SAME =
      Vector.of(
          "disagree object oppose against: dissent contrarian",
          "agree decide decision: consensus conclude",
          "best strongest top: leaderboard rating",
          "tell announce others: post",
          "share publish everyone: knowledge contribute",
          "miss: unread inbox briefing",
          "job work todo: task",
          "take grab queue: claim task",
          "finish done: complete",
          "abandon give: fail cancel release",
          "myself diary: note",
          "argue argument discuss discussion: debate",
          "turn: debate next",
          "reply respond: answer debate",
          "ballot poll: vote",
          "end finish stop: conclude complete",
          "tamper manipulate forge alter: verify audit",
          "log: audit trail",
          "undo revert: restore",
          "combine join: merge replace",
          "remove erase: delete purge",
          "good ever: permanently",
          "duplicate twice: merge similar",
          "sure certain: confidence calibration",
          "forecast bet: prediction calibration",
          "wrong error: correction retrieve lesson",
          "source reference: evidence",
          "flaw weakness mistake criticise: critique file",
          "break broken outage: breaker",
          "health healthy: doctor check",
          "space clean old: purge expire prune maintain",
          "prompt context: pack",
          "permit allow: approve gate",
          "hand pass delegate: hand off offer",
          "forget: delete purge",
          "correct: record detect",
          "there exist: list",
          "win lose won lost: rating match",
          "remember: memory list",
          "permanent keep: protect promote",
          "name: rename",
          "room: channel create name topic",
          "open make: create",
          "reserve own: claim task",
          "said: history sent",
          "reserve: claim worker",
          "outdated obsolete: supersede",
          "risk danger: warnings",
          "quote attach link: cite evidence",
          "learnt lesson before: lesson list search",
          "trail: audit newest",
          "busy working everybody: task list status agent",
          "say said: say post message turn history");

  private static final Map<String, String> MEANINGS =
      SAME.foldLeft(LinkedHashMap.empty(), EverydayWords::with);

  private EverydayWords() {}

  private static LinkedHashMap<String, String> with(
      LinkedHashMap<String, String> meanings, String line) {
    String[] sides = line.split(": ");
    return Vector.of(sides[0].split(" "))
        .foldLeft(
            meanings,
            (all, word) ->
                all.put(PorterStemmer.stem(word), sides[1], (before, more) -> before + " " + more));
  }

  /** The words of the catalogue that stand for those of a question. */
  static String meanings(String question) {
    return SearchWords.ofQuestion(question)
        .map(PorterStemmer::stem)
        .flatMap(MEANINGS::get)
        .mkString(" ");
  }
}

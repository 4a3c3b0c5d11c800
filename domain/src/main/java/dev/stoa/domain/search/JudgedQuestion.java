package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A question and the texts that answer it, by which a search is judged.
 *
 * @param relevant the ids of these texts
 * @param ability what it takes to answer it: questions of the same are counted together too
 */
public record JudgedQuestion(String question, Seq<String> relevant, Option<String> ability) {

  /** The longest name of an ability. */
  public static final int MAX_ABILITY = 255;

  /** Refuses a question without words or answers; the message names the field. */
  public JudgedQuestion {
    PlainText.require("question", question, TextQuery.MAX_LENGTH);
    relevant = relevant.toVector().distinct();
    if (relevant.isEmpty()) {
      throw new InvalidValue("relevant is empty: give the id of at least one text that answers");
    }
    ability.forEach(name -> PlainText.require("ability", name, MAX_ABILITY));
  }
}

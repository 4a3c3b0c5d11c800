package dev.stoa.bootstrap.search;

import dev.stoa.domain.conversation.MessageDraft;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Random;

/**
 * A made-up chat in which a user says short things and a model answers at length, with questions
 * about what the user said.
 *
 * <p>Words are made of syllables by a seeded rule. Each subject has words of its own: the user says
 * them once, the answers before and after say them again and again, among hundreds of others.
 *
 * @param said what is said, in order
 * @param questions each about one message
 */
record LongAnswers(Seq<MessageDraft> said, Seq<Question> questions) {

  /** A question, and the index of the message that answers it. */
  record Question(String words, int answer) {}

  private static final int SUBJECTS = 40;
  private static final int COMMON_WORDS = 500;
  private static final String[] SYLLABLES = {
    "ba", "de", "fi", "go", "ku", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo"
  };

  /** The chat of a seed. */
  static LongAnswers of(long seed) {
    Random random = new Random(seed);
    Vector<String> common = Vector.fill(COMMON_WORDS, () -> word(random, 3));
    Vector<MessageDraft> said = Vector.empty();
    Vector<Question> questions = Vector.empty();
    for (int subject = 0; subject < SUBJECTS; subject++) {
      Vector<String> own = Vector.fill(4, () -> word(random, 4));
      said = said.append(MessageDraft.assistant(longAnswer(own, common, random)));
      questions = questions.append(new Question(question(own, common, random), said.size()));
      said = said.append(MessageDraft.user(fact(own, common, random)));
      said = said.append(MessageDraft.assistant(longAnswer(own, common, random)));
      said = said.append(MessageDraft.user(words(common, 12, random).mkString(" ") + "?"));
      said = said.append(MessageDraft.assistant(longAnswer(own, common, random)));
    }
    return new LongAnswers(said, questions);
  }

  /** Says each word of the subject once, and then asks something. */
  private static String fact(Seq<String> own, Vector<String> common, Random random) {
    return words(common, 12, random).appendAll(own).mkString(" ")
        + ". "
        + words(common, 8, random).mkString(" ")
        + "?";
  }

  private static String question(Vector<String> own, Vector<String> common, Random random) {
    return own.take(3).appendAll(words(common, 3, random)).mkString(" ") + "?";
  }

  private static String longAnswer(Seq<String> own, Vector<String> common, Random random) {
    return words(common, 150 + random.nextInt(250), random)
            .appendAll(own.flatMap(word -> Vector.fill(1 + random.nextInt(5), word)))
            .mkString(" ")
        + ".";
  }

  /** Some words are much more common than others. */
  private static Vector<String> words(Vector<String> common, int count, Random random) {
    return Vector.fill(
        count, () -> common.get((int) (common.size() * Math.pow(random.nextDouble(), 3))));
  }

  private static String word(Random random, int syllables) {
    return Vector.fill(syllables, () -> SYLLABLES[random.nextInt(SYLLABLES.length)]).mkString();
  }
}

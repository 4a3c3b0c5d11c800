package dev.stoa.domain.lesson;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A lesson to store; immutable.
 *
 * @param debateId the debate that taught it
 * @param language the programming language it is about
 * @param confidence from 0 to 1
 */
@RecordBuilder
public record LessonDraft(
    String title,
    String problem,
    String solution,
    LessonCategory category,
    Discipline domain,
    Option<String> debateId,
    Option<String> language,
    Seq<String> tags,
    double confidence) {

  /** The longest title. */
  public static final int MAX_TITLE = 11_000;

  /** The longest problem, and the longest solution. */
  public static final int MAX_TEXT = 100_000;

  /** The longest language, tag or debate id. */
  public static final int MAX_NAME = 255;

  /** The maximum number of tags. */
  public static final int MAX_TAGS = 100;

  /** Refuses invalid fields; the message names the field. */
  public LessonDraft {
    PlainText.require("title", title, MAX_TITLE);
    PlainText.require("problem", problem, MAX_TEXT);
    PlainText.require("solution", solution, MAX_TEXT);
    debateId.forEach(id -> PlainText.require("debate_id", id, MAX_NAME));
    language.forEach(name -> PlainText.require("language", name, MAX_NAME));
    if (tags.size() > MAX_TAGS) {
      throw new InvalidValue("the lesson has " + tags.size() + " tags: give at most " + MAX_TAGS);
    }
    tags.forEach(tag -> PlainText.require("tag", tag, MAX_NAME));
    tags = tags.toVector();
    UnitRange.require("confidence", confidence);
  }

  /** A lesson, its category and its domain found by its words. */
  public static LessonDraft of(String title, String problem, String solution) {
    return new LessonDraft(
        title,
        problem,
        solution,
        LessonCategory.of(title + " " + solution),
        TopicDomain.of(problem),
        Option.none(),
        Option.none(),
        Vector.empty(),
        0.5);
  }

  /** In a category. */
  public LessonDraft category(LessonCategory value) {
    return LessonDraftBuilder.from(this).category(value).build();
  }

  /** In a domain. */
  public LessonDraft domain(String name) {
    return domain(new Discipline(name));
  }

  /** In a domain. */
  public LessonDraft domain(Discipline value) {
    return LessonDraftBuilder.from(this).domain(value).build();
  }

  /** Taught by a debate. */
  public LessonDraft debate(String id) {
    return LessonDraftBuilder.from(this).debateId(Option.some(id)).build();
  }

  /** About a programming language. */
  public LessonDraft language(String name) {
    return LessonDraftBuilder.from(this).language(Option.some(name)).build();
  }

  /** With one more tag. */
  public LessonDraft tag(String name) {
    return LessonDraftBuilder.from(this).tags(tags.append(name)).build();
  }

  /** With a confidence from 0 to 1. */
  public LessonDraft confidence(double value) {
    return LessonDraftBuilder.from(this).confidence(value).build();
  }

  /** What the lesson is called by. */
  public LessonId id() {
    return LessonId.of(title, problem, solution);
  }
}

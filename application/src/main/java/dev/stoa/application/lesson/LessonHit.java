package dev.stoa.application.lesson;

import dev.stoa.domain.lesson.Lesson;

/**
 * A lesson that matches a query.
 *
 * @param score relative to the best hit, from 0 to 1
 * @param snippet the matching passage, with matching words in brackets
 */
public record LessonHit(Lesson lesson, double score, String snippet) {}

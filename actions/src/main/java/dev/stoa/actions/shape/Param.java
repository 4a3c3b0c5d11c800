package dev.stoa.actions.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a member of an input or an answer is; every edge takes its words from here. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Param {

  /** One sentence. */
  String value();

  /** Its position among the arguments of the command; an option has none. */
  int position() default -1;

  /** Its value where none is given, as text. */
  String defaultValue() default "";

  /** The least number. */
  double min() default Double.NEGATIVE_INFINITY;

  /** The greatest number. */
  double max() default Double.POSITIVE_INFINITY;

  /** The name of its option, if it is not that of the member: {@code k} for {@code kFactor}. */
  String option() default "";

  /** What the help shows for its value, if not what its type says: {@code agent}. */
  String label() default "";

  /** A text that the command line reads from a file, or from what is piped in. */
  boolean file() default false;

  /** A list that the command line reads from a file, or from what is piped in: one item a line. */
  boolean lines() default false;

  /** Never shown or logged; the command line reads it from a file. */
  boolean secret() default false;

  /** The agent that acts; an edge whose caller acts as one agent only fills it in. */
  boolean actor() default false;

  /** The user that acts; an edge that knows its user fills it in. */
  boolean user() default false;

  /** An agent that a caller who acts as one may name only if it is that one. */
  boolean ownAgent() default false;

  /** A user that a caller may name only if it is that user; it is not filled in. */
  boolean ownUser() default false;

  /**
   * If this other member is given and this one is not, this machine is meant; an edge whose callers
   * are on other machines demands it then.
   */
  String localWith() default "";
}

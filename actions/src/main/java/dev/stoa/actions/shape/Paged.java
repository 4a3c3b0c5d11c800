package dev.stoa.actions.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** On the component of an input that is a {@link Paging}: its members become those of the input. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Paged {

  /** The length of a page where none is given. */
  int value() default 50;

  /** What to say about the limit. */
  String limit() default "How many at most.";
}

package dev.stoa.domain.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The other contexts a context may mention: the arrows between shelves, checked by a rule. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PACKAGE)
public @interface SpeaksOf {

  /** Names of contexts, such as {@code kernel}. */
  String[] value();
}

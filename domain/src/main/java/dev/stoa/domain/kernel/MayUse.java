package dev.stoa.domain.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The other contexts that a context may use; an architecture rule checks it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PACKAGE)
public @interface MayUse {

  /** Names of contexts, such as {@code kernel}; {@code *} is every one. */
  String[] value();
}

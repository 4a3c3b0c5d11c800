package dev.stoa.domain.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The code of a refusal for programs; it stays when the type is renamed. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface RefusalCode {

  /** The group and the reason: {@code channel.name_taken}. */
  String value();
}

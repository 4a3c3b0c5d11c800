package dev.stoa.adapter.jooq.unit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A write that may wait for the next statement, where an engine sends them together: its failure
 * comes then, so that a {@code catch} around the call would be skipped.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Queued {}

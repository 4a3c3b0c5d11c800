/** Strict JSON parsing and canonical output (RFC 8785). Uses: nothing else. */
@NullMarked
package dev.stoa.domain.json;

import org.jspecify.annotations.NullMarked;

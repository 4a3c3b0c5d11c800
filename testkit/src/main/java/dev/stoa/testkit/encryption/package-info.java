/** The contract of changing keys. */
@NullMarked
package dev.stoa.testkit.encryption;

import org.jspecify.annotations.NullMarked;

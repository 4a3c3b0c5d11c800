/** What the section of a context in the demo is. */
@NullMarked
package dev.stoa.app.demo;

import org.jspecify.annotations.NullMarked;

/** A real participant's words, published with written consent. */
export type Testimonial = {
  readonly quote: string;
  readonly name: string;
  /** Occupation or town, shown after the name. */
  readonly role: string;
  readonly rating: 5;
  /** Invented. Must never go live: invented testimonials break consumer law. */
  readonly sample?: true;
};

export const homeTestimonials: readonly Testimonial[] = [
  {
    quote: "I’m a sparky. I thought it’d be all whale music. It was more like learning to drive my own head.",
    name: "Matt",
    role: "electrician, Sebastopol",
    rating: 5,
    sample: true,
  },
  {
    quote: "I still have hard shifts. I just don’t bring all of them home any more.",
    name: "Deb",
    role: "nurse, Wendouree",
    rating: 5,
    sample: true,
  },
  {
    quote: "Eight weeks, ten minutes a day. My kids noticed before I did.",
    name: "Priya",
    role: "teacher, Buninyong",
    rating: 5,
    sample: true,
  },
];

export const aboutTestimonials: readonly Testimonial[] = [
  {
    quote: "First hour I’ve spent on my own head where nobody said the word journey.",
    name: "Ros",
    role: "retired, Lake Gardens",
    rating: 5,
    sample: true,
  },
  {
    quote: "I asked the rude question in week one. Got a straight answer, and then a technique.",
    name: "Luke",
    role: "carpenter, Creswick",
    rating: 5,
    sample: true,
  },
  {
    quote: "I asked for less theory. Next week there was less theory.",
    name: "Tam",
    role: "student, Mount Clear",
    rating: 5,
    sample: true,
  },
];

export const courseTestimonials: readonly Testimonial[] = [
  {
    quote: "I’d quit four apps. Turns out nobody had told me what I was meant to be doing.",
    name: "Karen",
    role: "bookkeeper, Delacombe",
    rating: 5,
    sample: true,
  },
  {
    quote: "Week five is walking. I do it between the car park and the ward, twice a day.",
    name: "Tom",
    role: "orderly, Mount Pleasant",
    rating: 5,
    sample: true,
  },
  {
    quote: "Some Sundays I had the camera off and a basket of washing. That was allowed.",
    name: "Aisha",
    role: "three kids, Alfredton",
    rating: 5,
    sample: true,
  },
];

export const sundayTestimonials: readonly Testimonial[] = [
  {
    quote: "I go for the quiet and stay for the questions. Somebody always asks mine.",
    name: "Glenys",
    role: "school cook, Alfredton",
    rating: 5,
    sample: true,
  },
  {
    quote: "My daughter swims, I sit. We’re both better company on the drive home.",
    name: "Arun",
    role: "bus driver, Delacombe",
    rating: 5,
    sample: true,
  },
];

export const coachingTestimonials: readonly Testimonial[] = [
  {
    quote: "Two apps and a weekend away, and nobody had ever asked me what I was actually noticing.",
    name: "Ingrid",
    role: "vet nurse, Clunes",
    rating: 5,
    sample: true,
  },
  {
    quote: "I can’t hide behind being busy in there. I book it the way I book the dentist, but I go.",
    name: "Con",
    role: "chef, Ballarat East",
    rating: 5,
    sample: true,
  },
];

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { greetedName } from '#contract/guests/greeted-name.ts';
import { splitName } from '#contract/guests/person-name.ts';

/** A whole name as it stands in a list, how the guest is greeted in English, and in Hindi where that differs in more than जी. */
const names: [name: string, english: string, hindi?: string][] = [
  ['Rajesh Kumar', 'Rajesh ji'],
  ['Mr. Rajesh Kumar', 'Rajesh ji'],
  ['Mr Rajesh', 'Rajesh ji'],
  ['Mrs. Kavita Joshi', 'Kavita ji'],
  ['Ms Priya', 'Priya ji'],
  ['Miss Aanya Sen', 'Aanya ji'],
  ['Shri Ram Prasad', 'Ram ji'],
  ['Sri. Venkat Rao', 'Venkat ji'],
  ['Sri Lakshmi', 'Lakshmi ji'],
  ['Smt. Lakshmi', 'Lakshmi ji'],
  ['Smt Sunita Devi', 'Sunita ji'],
  ['Shrimati Radha', 'Radha ji'],
  ['Ku. Neha Patil', 'Neha ji'],
  ['Kumari Asha', 'Asha ji'],
  ['श्री रमेश शर्मा', 'रमेश ji'],
  ['श्रीमती सुनीता देवी', 'सुनीता ji'],
  ['सौ. मीना पाटील', 'मीना ji'],
  ['શ્રી રમેશ પટેલ', 'રમેશ ji'],
  ['திரு முருகன்', 'முருகன் ji'],
  ['శ్రీ వెంకట రావు', 'వెంకట ji'],
  ['ਸ਼੍ਰੀ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਗੁਰਪ੍ਰੀਤ ji'],
  ['শ্রীমতী মিতা দাস', 'মিতা ji'],
  ['Dr. Sunita Rao', 'Dr. Sunita'],
  ['Dr. (Mrs.) Sunita Rao', 'Dr. Sunita'],
  ['Dr Sharma', 'Dr Sharma'],
  ['डॉ. सुनीता राव', 'डॉ. सुनीता'],
  ['Prof. A.P.J. Abdul Kalam', 'Prof. Abdul'],
  ['CA Rahul Jain', 'CA Rahul'],
  ['Adv. Meera Nair', 'Adv. Meera'],
  ['Er. Rahul Verma', 'Er. Rahul'],
  ['Col. (Retd.) Vikram Singh', 'Col. Vikram'],
  ['Wg Cdr Abhinav Rao', 'Wg Cdr Abhinav'],
  ['Pandit Jasraj', 'Pandit Jasraj'],
  ['K. Ramesh', 'Ramesh ji'],
  ['K Ramesh', 'Ramesh ji'],
  ['M. S. Subramaniam', 'Subramaniam ji'],
  ['Ramesh K.', 'Ramesh ji'],
  ['Mohd. Arif', 'Arif ji'],
  ['Ramesh S/o Suresh Sharma', 'Ramesh ji'],
  ['Mr & Mrs Sharma', 'Mr & Mrs Sharma'],
  ['Mr. and Mrs. Rajesh Sharma', 'Mr. and Mrs. Rajesh Sharma'],
  ['Dr. & Mrs. Rao', 'Dr. & Mrs. Rao'],
  ['श्री एवं श्रीमती वर्मा', 'श्री एवं श्रीमती वर्मा'],
  ['Ramesh & Sunita Sharma', 'Ramesh & Sunita ji'],
  ['Mr. Rajesh and Mrs. Sunita Gupta', 'Mr. Rajesh and Mrs. Sunita Gupta'],
  ['Rajesh & Mrs Sunita Gupta', 'Rajesh & Mrs Sunita Gupta'],
  ['Dr. Anil & Dr. Sunita Rao', 'Dr. Anil & Dr. Sunita Rao'],
  ['श्री रमेश एवं श्रीमती सुनीता वर्मा', 'श्री रमेश एवं श्रीमती सुनीता वर्मा'],
  ['Rekha & S. Patel', 'Rekha & S. Patel'],
  ['R. & S. Patel', 'R. & S. Patel'],
  ['Hon. Ramesh Patil', 'Ramesh ji'],
  ['Hon’ble Ramesh Patil', 'Ramesh ji'],
  ['माननीय रमेश पाटील', 'रमेश ji'],
  ['The Mehtas', 'The Mehtas'],
  ['Zoya + 2 kids', 'Zoya ji'],
  ['Rita & 3 children', 'Rita ji'],
  ['Gita +2+1', 'Gita ji'],
  ['Shah and wife', 'Shah ji'],
  ['Ramesh & Wife', 'Ramesh ji'],
  ['Sharma family', 'Sharma family'],
  ['The Gupta Family', 'Gupta Family'],
  ['शर्मा परिवार', 'शर्मा परिवार'],
  ['Anil Gupta & Family', 'Anil ji'],
  ['Nani', 'Nani ji'],
  ['Sharma ji', 'Sharma ji', 'Sharma जी'],
  ['Khan sahab', 'Khan ji'],
  ['A', 'A ji'],
  ['Mr', ''],
  ['Dr.', ''],
  ['', ''],
  ['Andrew Anderson', 'Andrew ji'],
  ['Anand Kumar', 'Anand ji'],
  ['Sandeep Rao', 'Sandeep ji'],
  ['Drishti Shah', 'Drishti ji'],
  ['Mastani Bai', 'Mastani ji'],
];

/** As a list that is read keeps it. */
const kept = (name: string) => {
  const { title, firstName, lastName } = splitName(name);
  return { title, firstName, lastName };
};

describe('how a guest is greeted', () => {
  test.each(names)('%s as %s', (name, english, hindi = english.replace(/ ji$/, ' जी')) => {
    expect([greetedName(kept(name), 'en'), greetedName(kept(name), 'hi')]).toEqual([english, hindi]);
    // the same where somebody typed it into the field of the first name
    expect(greetedName({ firstName: name, lastName: '' }, 'en')).toBe(english);
  });

  test('in the organiser’s own words, letter for letter', () => {
    expect(greetedName({ firstName: 'Rajesh', lastName: 'Kumar', greeting: 'Mummy aur Papa' }, 'hi')).toBe(
      'Mummy aur Papa',
    );
  });

  it('no word of a name is lost, but for one that says it is a family’s', () => {
    const word = fc.constantFrom(...names.flatMap(([name]) => name.split(' ').filter(Boolean)));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const { title, firstName, lastName } = splitName(words.join(' '));
        const lost = words.filter((each) => !`${title} ${firstName} ${lastName}`.includes(each));
        expect(lost.filter((each) => !/^(the|family|&|and|एवं|परिवार)$/iu.test(each))).toEqual([]);
      }),
    );
  });
});
